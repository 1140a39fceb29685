import { useMemo } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import { apiCacheSettings } from '#ui/api/use-api.ts';
import { useEnvironment } from '#ui/environment.tsx';

/** Which jobs the signed-in tutor has applied to and saved; public answers do not know. */
export function useJobFlags() {
  const { appliedHere, ownJobs } = useEnvironment();
  const { mutate } = useSWRConfig();
  const { data: flags } = useSWR(
    ownJobs && ['', '', 'getJobFlags', ownJobs.key],
    () => ownJobs?.flags(),
    apiCacheSettings,
  );

  return useMemo(
    () => ({
      hasApplied: (jobId: number) =>
        appliedHere.includes(jobId) || (flags?.applied.includes(jobId) ?? false),
      /** The tuition is the reader's own: appointed or confirmed. */
      isOwn: (jobId: number) => flags?.own.includes(jobId) ?? false,
      /** The reader's application, or tuition, has ended. */
      isOver: (jobId: number) => flags?.over.includes(jobId) ?? false,
      isSaved: (jobId: number) => flags?.saved.includes(jobId) ?? false,
      /** Reads them anew, and with them every list of the tutor's own. */
      refresh: () =>
        mutate((key) => Array.isArray(key) && OWN_ANSWERS.includes(String(key[2]))).then(() => {}),
    }),
    [appliedHere, flags, mutate],
  );
}

export type JobFlags = ReturnType<typeof useJobFlags>;

const OWN_ANSWERS = ['getJobFlags', 'listSavedJobs', 'listAvailableJobs'];
