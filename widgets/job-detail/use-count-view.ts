import { useEffect } from 'react';
import { useEnvironment } from '#ui/environment.tsx';

/** Tells the server that the job was really read; it counts a visitor once a day. */
export function useCountView(jobId: number | undefined) {
  const { api, site } = useEnvironment();
  useEffect(() => {
    if (jobId === undefined) return;
    // A view that could not be counted is nobody's trouble but ours.
    api.call('countJobView', { params: { jobId }, query: { site } }).catch(() => undefined);
  }, [api, jobId, site]);
}
