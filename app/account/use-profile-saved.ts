import { useCallback } from 'react';
import { useSWRConfig } from 'swr';
import type { EndpointName } from '#core/api/endpoints/endpoints.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useSession } from '../session/session-provider.tsx';

/** Answers that show parts of the profile, on whatever screen. */
const SHOWN: readonly EndpointName[] = [
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
];

/** Tells what was saved, and has every screen read the profile anew. */
export function useProfileSaved() {
  const showToast = useToast();
  const { mutate } = useSWRConfig();
  const { refresh } = useSession();
  return useCallback(
    async ({ message }: { message: string }) => {
      showToast(message, 'success');
      const stale = new Set<unknown>(SHOWN);
      await Promise.all([
        mutate((key) => Array.isArray(key) && stale.has(key[2])),
        // The viewer's percentage decides what the job board offers.
        refresh(),
      ]);
    },
    [showToast, mutate, refresh],
  );
}
