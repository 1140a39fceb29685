import { useCallback } from 'react';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { EndpointName } from '#core/api/endpoints.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

/** Answers that show parts of the profile, on whatever screen. */
const SHOWN = new Set<string>([
  'getCurrentUser',
  'getParentProfile',
  'getTutorProfile',
  'getProfileCompletion',
  'getProfileStatus',
  'getSetupState',
  'getTutorCv',
  'listEducation',
  'listExperience',
  'listCertificates',
  'listOwnChecks',
] satisfies EndpointName[]);

/** Tells what was saved, and has every screen read the profile again. */
export function useProfileSaved() {
  const showToast = useToast();
  const answers = useAnswers();
  const { refresh } = useSession();
  return useCallback(
    async ({ message }: { message: string }) => {
      showToast(message, 'success');
      await Promise.all([
        answers.refresh((name) => SHOWN.has(name)),
        // The viewer's percentage decides what the job board offers.
        refresh(),
      ]);
    },
    [showToast, answers, refresh],
  );
}
