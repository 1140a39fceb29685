import { Bookmark } from 'lucide-react';
import { useToastedMutation } from '#ui/api/use-toasted-mutation.ts';
import { cx } from '#ui/cx.ts';
import { type OwnJobs, useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { useJobFlags } from './use-job-flags.ts';

interface SaveButtonProps {
  jobId: number;
  /** Saved as far as the job's own data say. */
  isSaved: boolean;
  label: string;
}

/** The bookmark. Source: docs/requirements/job-board.md, "Saving". */
export function SaveButton({ jobId, isSaved: isSavedByData, label }: SaveButtonProps) {
  const { ownJobs, signIn, surface, viewer } = useEnvironment();
  const texts = useTexts('board');
  const showToast = useToast();
  const flags = useJobFlags();
  const { run, isBusy } = useToastedMutation();
  const isSaved = isSavedByData || flags.isSaved(jobId);

  const change = (own: OwnJobs, wanted: boolean) =>
    run(async () => {
      await (wanted ? own.save(jobId) : own.unsave(jobId));
      await flags.refresh();
      showToast(texts(wanted ? 'saving.saved' : 'saving.removed'), 'success');
    }, texts('saving.failed'));

  const press = async () => {
    if (ownJobs) return change(ownJobs, !isSaved);
    // On a partner's page a window of ours opens and says the same.
    if (viewer || surface === 'app') showToast(texts('loginFirst'), 'error');
    if (viewer) return;
    // Nothing is waited for before this: browsers open a window only for the click itself.
    const person = await signIn(jobId);
    if (person?.ownJobs) await change(person.ownJobs, true);
    else if (person) showToast(texts('loginFirst'), 'error');
  };

  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSaved}
      disabled={isBusy}
      onClick={() => void press()}
      className="relative z-10 inline-flex items-center justify-center w-[44px] h-[44px] -mt-2 -mr-2 rounded-sm text-muted hover:text-accent-ink"
    >
      <Bookmark aria-hidden="true" size={22} className={cx(isSaved && 'fill-accent text-accent')} />
    </button>
  );
}
