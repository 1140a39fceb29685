import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { type OwnJobs, useEnvironment } from '#ui/environment.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import type { JobFlags } from './use-job-flags.ts';

/** Saves jobs and takes them back, each once at a time. Source: docs/requirements/market/job-board.md, "Saving". */
export function useSaveJob({ refresh }: JobFlags) {
  const { ownJobs, signIn, viewer } = useEnvironment();
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const showToast = useToast();
  const [busy, setBusy] = useState<readonly number[]>([]);

  const change = async (own: OwnJobs, jobId: number, wanted: boolean) => {
    setBusy((all) => [...all, jobId]);
    try {
      await (wanted ? own.save(jobId) : own.unsave(jobId));
      await refresh();
      showToast(t(wanted ? 'saving.saved' : 'saving.removed'), 'success');
    } catch (error) {
      if (!isApiError(error)) throw error;
      const problem = errorText(error, t('saving.failed'));
      // Nothing has reached the server: the mark stays as it was, and so it is said.
      const isSent = error.code !== 'offline' && error.code !== 'network';
      const unchanged = t(wanted ? 'saving.notSaved' : 'saving.stillSaved');
      showToast(isSent ? problem : `${problem} ${unchanged}`, 'error');
    } finally {
      setBusy((all) => all.filter((id) => id !== jobId));
    }
  };

  const press = async (jobId: number, isSaved: boolean) => {
    if (ownJobs) return change(ownJobs, jobId, !isSaved);
    // Where a guest signs in, on our page or in a window of ours, the same is said.
    if (viewer) return showToast(t('loginFirst'), 'error');
    // Nothing is waited for before this: browsers open a window only for the click itself.
    const person = await signIn(jobId);
    if (person?.ownJobs) await change(person.ownJobs, jobId, true);
    else if (person) showToast(t('loginFirst'), 'error');
  };

  return { busy, press };
}
