import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { AskDialog } from '../change/ask-dialog.tsx';
import { useStaffMutation } from '../change/use-staff-mutation.ts';
import type { CoachRequest } from './coach-page.tsx';

interface CoachAnswerDialogProps {
  request: CoachRequest;
  to: 'contacted' | 'closed';
  onClose(): void;
}

const READY = {
  contacted: ['talked', 'searching'],
  closed: ['found', 'noCoach', 'asked'],
} as const;

export function CoachAnswerDialog({ request, to, onClose }: CoachAnswerDialogProps) {
  const texts = useTexts('staff');
  const { api } = useEnvironment();
  const act = useStaffMutation();
  const send = async (reason: string) => {
    const body = { from: request.status, to, reason };
    const done = await act.run(
      () => api.call('answerCoachRequest', { params: { id: request.id }, body }),
      texts('coach.done', { no: request.request_no }),
    );
    if (done) onClose();
  };
  return (
    <AskDialog
      title={texts(`coach.title.${to}`, { no: request.request_no })}
      effect={texts('coach.effect')}
      doText={texts(`coach.do.${to}`)}
      reasonLabel={texts('reason.toGuardian')}
      reasons={READY[to].map((name) => texts(`coach.ready.${name}`))}
      work={act}
      onDo={send}
      onClose={onClose}
    />
  );
}
