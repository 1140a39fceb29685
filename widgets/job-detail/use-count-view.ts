import { useEffect } from 'react';
import { useEnvironment } from '#ui/environment.tsx';
import { whenIdle } from '#ui/late/when-idle.ts';

/** Tells the server that the job was really read; it counts a visitor once a day. Nothing waits for it. */
export function useCountView(jobId: number | undefined) {
  const { api, site } = useEnvironment();
  useEffect(() => {
    if (jobId === undefined) return undefined;
    return whenIdle(() => {
      // The reader has no use for an error: at worst one view is not counted.
      api.call('countJobView', { params: { jobId }, query: { site } }).catch(() => undefined);
    });
  }, [api, jobId, site]);
}
