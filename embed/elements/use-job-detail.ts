import { type ComponentType, useEffect, useState } from 'react';
import type { JobDetailProps } from '#widgets/job-detail/job-detail.tsx';
import { whenIdle } from '../when-idle.ts';

export type JobDetailComponent = ComponentType<JobDetailProps>;

export interface JobDetailCode {
  JobDetail: JobDetailComponent | undefined;
  hasFailed: boolean;
  load(): void;
}

const importDetail = () => import('#widgets/job-detail/job-detail.tsx');

/**
 * The detail's code: fetched ahead once the board is ready and the page idle, so that opening a job
 * needs only its data; or when a job is opened before that. A lost one is told, not thrown.
 */
export function useJobDetail(isWanted: boolean, isReady: boolean): JobDetailCode {
  const [JobDetail, setJobDetail] = useState<JobDetailComponent>();
  const [hasFailed, setFailed] = useState(false);

  const load = () => {
    setFailed(false);
    importDetail().then(
      (loaded) => setJobDetail(() => loaded.JobDetail),
      () => setFailed(true),
    );
  };

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time it is wanted
  useEffect(() => {
    if (isWanted && !JobDetail) load();
  }, [isWanted]);

  useEffect(
    () => (isReady ? whenIdle(() => importDetail().catch(() => undefined)) : undefined),
    [isReady],
  );

  return { JobDetail, hasFailed, load };
}
