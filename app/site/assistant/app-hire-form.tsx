import { useGuestHire } from '#app/market/hire-tutor/use-guest-hire.ts';
import { useEnvironment } from '#ui/environment.tsx';
import type { HireFormProps } from '#widgets/assistant/host-parts.ts';
import { HireTutor } from '#widgets/hire-tutor/hire-tutor.tsx';
import { ParentHireTutor } from '#widgets/hire-tutor/parent-hire-tutor.tsx';

const NOTHING = {};

/** The form of `/crm/hire-tutor`, inside the conversation and on the same draft. */
export function AppHireForm({ draftName, ...host }: HireFormProps) {
  const { viewer } = useEnvironment();
  const guest = useGuestHire();
  if (viewer?.type === 'parent')
    return (
      <ParentHireTutor
        prefill={NOTHING}
        {...host}
        requestsHref="/parent/dashboard/requests/tutor-requests"
      />
    );
  return <HireTutor prefill={NOTHING} {...host} {...guest} draftName={draftName} />;
}
