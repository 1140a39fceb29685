import { useEffect } from 'react';
import type { I18n } from '#core/ground/i18n/create-i18n.ts';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useJobFlags } from '#widgets/job/use-job-flags.ts';
import type { SiteSession } from './site-session.ts';

/** The tab went to our page in the middle of saving a job; now it is back, the job is saved. */
export function useSaveAfterReturn({ store }: SiteSession, i18n: I18n) {
  const { ownJobs } = useEnvironment();
  const texts = i18n.getFixedT(i18n.language, 'common');
  const showToast = useToast();
  const flags = useJobFlags();
  const { run } = useToastedMutation();
  const jobId = store.state.toSave;

  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each job that was asked for
  useEffect(() => {
    if (jobId === null) return;
    // The first element to see it takes it; the others find nothing to do.
    store.change({ toSave: null });
    if (!ownJobs) return showToast(texts('loginFirst'), 'error');
    void run(async () => {
      await ownJobs.save(jobId);
      await flags.refresh();
      showToast(texts('saving.saved'), 'success');
    }, texts('saving.failed'));
  }, [jobId]);
}
