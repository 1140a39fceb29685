/** The hire form for a signed-in guardian: saved students and places, no contact step. */
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { HireTutor, type HireTutorProps } from './hire-tutor.tsx';
import { toOwnRequest } from './own-request.ts';
import { PlacePicker } from './saved/place-picker.tsx';
import { StudentPicker } from './saved/student-picker.tsx';
import { LaterStep } from './steps/later-step.tsx';
import type { HirePickers } from './steps/pickers.ts';

const pickers: HirePickers = { Student: StudentPicker, Place: PlacePicker };

interface ParentHireTutorProps
  extends Pick<
    HireTutorProps,
    'prefill' | 'place' | 'site' | 'requestsHref' | 'onSent' | 'onRefused'
  > {
  /** The request to change; a new one without it. */
  existing?: { id: number; version: number; requestNo: string };
}

export function ParentHireTutor({ existing, ...props }: ParentHireTutorProps) {
  const { api } = useEnvironment();
  return (
    <HireTutor
      {...props}
      draftName={existing ? `change-${existing.id}-${existing.version}` : 'parent'}
      contact="account"
      LaterStep={LaterStep}
      pickers={pickers}
      isChange={existing !== undefined}
      send={async (request, answers: HireAnswers) => {
        const body = toOwnRequest(request, answers);
        if (!existing) return (await api.call('createRequest', { body })).request_no;
        const { id, version, requestNo } = existing;
        await api.call('updateRequest', { params: { id }, body: { ...body, version } });
        return requestNo;
      }}
    />
  );
}
