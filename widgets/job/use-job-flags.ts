import { useMemo } from 'react';
import { useAnswer } from '#ui/api/use-answer.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { useEnvironment } from '#ui/environment.tsx';

/** Tells which jobs the signed-in tutor has applied to and saved; public answers do not know. */
export function useJobFlags() {
  const { appliedHere, ownJobs } = useEnvironment();
  const answers = useAnswers();
  const { data: flags } = useAnswer(ownJobs && ['getJobFlags', ownJobs.key], async () =>
    ownJobs?.flags(),
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
      /** Reads them again, and with them every list of the tutor's own. */
      refresh: () => answers.refresh((name) => OWN_ANSWERS.includes(name)),
    }),
    [appliedHere, flags, answers],
  );
}

export type JobFlags = ReturnType<typeof useJobFlags>;

const OWN_ANSWERS = ['getJobFlags', 'listSavedJobs', 'listAvailableJobs'];
