import { Bookmark } from 'lucide-react';
import { useState } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { cx } from '#ui/cx.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { jobPath } from './job-path.ts';
import { useJobFlags } from './use-job-flags.ts';

interface SaveButtonProps {
  jobId: number;
  /** Saved as far as the job's own data say. */
  isSaved: boolean;
  label: string;
}

/** The bookmark. Source: spec public-site §5, §7 "Save", "Unsave". */
export function SaveButton({ jobId, isSaved: isSavedByData, label }: SaveButtonProps) {
  const { api, signIn, viewer } = useEnvironment();
  const texts = useTexts('board');
  const showToast = useToast();
  const flags = useJobFlags();
  const [isBusy, setBusy] = useState(false);
  const isSaved = isSavedByData || flags.isSaved(jobId);

  const toggle = async () => {
    setBusy(true);
    try {
      if (isSaved) await api.call('unsaveJob', { params: { id: jobId } });
      else await api.call('saveJob', { body: { tuition_job_offer_id: jobId } });
      await flags.refresh();
      showToast(texts(isSaved ? 'saving.removed' : 'saving.saved'), 'success');
    } catch (error) {
      if (!isApiError(error)) throw error;
      showToast(error.status ? error.message : texts('saving.failed'), 'error');
    } finally {
      setBusy(false);
    }
  };

  const press = () => {
    if (viewer?.tutor) return void toggle();
    showToast(texts('loginFirst'), 'error');
    if (!viewer) signIn('save', jobPath(jobId));
  };

  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSaved}
      disabled={isBusy}
      onClick={press}
      className="relative z-10 inline-flex items-center justify-center w-[44px] h-[44px] -mt-2 -mr-2 rounded-sm text-muted hover:text-accent-ink"
    >
      <Bookmark aria-hidden="true" size={22} className={cx(isSaved && 'fill-accent text-accent')} />
    </button>
  );
}
