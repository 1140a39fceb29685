import { type ComponentType, useEffect, useState } from 'react';
import type { JobDetailProps } from '#widgets/job-detail/job-detail.tsx';

export type JobDetailComponent = ComponentType<JobDetailProps>;

/** The detail's code, fetched when first wanted; without it the job opens on our site. */
export function useJobDetail(isWanted: boolean, onUnavailable: () => void) {
  const [loaded, setLoaded] = useState<{ JobDetail: JobDetailComponent }>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: asked for once each time it is wanted
  useEffect(() => {
    if (!isWanted || loaded) return;
    import('#widgets/job-detail/job-detail.tsx').then(setLoaded, onUnavailable);
  }, [isWanted]);

  return loaded?.JobDetail;
}
