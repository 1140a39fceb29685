import { useEnvironment } from '#ui/environment.tsx';
import type { HireFormProps } from '#widgets/assistant/host-parts.ts';
import { submitAsGuest } from '#widgets/hire-tutor/hire-request.ts';
import { HireTutor } from '#widgets/hire-tutor/hire-tutor.tsx';
import { ParentHireTutor } from '#widgets/hire-tutor/parent-hire-tutor.tsx';

const NOTHING = {};

/** The form of `/crm/hire-tutor`, inside the conversation and on the same draft. */
export function AppHireForm({ draftName, ...host }: HireFormProps) {
  const { api, viewer } = useEnvironment();
  if (viewer?.type === 'parent')
    return (
      <ParentHireTutor
        prefill={NOTHING}
        {...host}
        requestsHref="/parent/dashboard/requests/tutor-requests"
      />
    );
  return (
    <HireTutor
      prefill={NOTHING}
      {...host}
      draftName={draftName}
      contact="form"
      send={async (request, _answers, contact) => {
        if (!contact) throw new Error('the contact step comes before sending');
        return submitAsGuest(api, request, contact);
      }}
    />
  );
}
