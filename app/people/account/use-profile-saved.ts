import { useCallback } from 'react';
import { useSession } from '#app/people/session/session-provider.tsx';
import type { EndpointName } from '#core/api/endpoints.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

import { useAfterProfileSave } from './after-profile-save.ts';

/** Answers that show parts of the profile, on whatever screen. */
const SHOWN = new Set<string>([
  'getCurrentUser',
  'getParentProfile',
  'getTutorProfile',
  'getProfileCompletion',
  'getProfileStatus',
  'getPersonalInfo',
  'getSetupState',
  'getTutorCv',
  'listEducation',
  'listExperience',
  'listCertificates',
  'listOwnChecks',
] satisfies EndpointName[]);

/**
 * Returns the function that says what was saved, has every screen read the profile again and goes on
 * to the next part where there is one.
 */
export function useProfileSaved() {
  const showToast = useToast();
  const answers = useAnswers();
  const { refresh } = useSession();
  const goOn = useAfterProfileSave();
  return useCallback(
    async ({ message }: { message: string }) => {
      // The next screen and the percentage say it too, and a toast would cover the next button.
      if (!goOn) showToast(message, 'success');
      await Promise.all([
        answers.refresh((name) => SHOWN.has(name)),
        // The viewer's percentage decides what the job board offers.
        refresh(),
      ]);
      goOn?.();
    },
    [showToast, answers, refresh, goOn],
  );
}
