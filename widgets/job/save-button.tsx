import { Bookmark } from 'lucide-react';
import { cx } from '#ui/cx.ts';

interface SaveButtonProps {
  jobId: number;
  isSaved: boolean;
  isBusy: boolean;
  label: string;
  /** Left out in lists, which hear the presses of all their cards. */
  onClick?(): void;
}

/** The bookmark. */
export const SaveButton = ({ jobId, isSaved, isBusy, label, onClick }: SaveButtonProps) => (
  <button
    type="button"
    aria-label={label}
    aria-pressed={isSaved}
    disabled={isBusy}
    data-save-job={jobId}
    onClick={onClick}
    className="relative z-10 inline-flex items-center justify-center w-[44px] h-[44px] -mt-2 -mr-2 rounded-sm text-muted hover:text-accent-ink"
  >
    <Bookmark aria-hidden="true" size={22} className={cx(isSaved && 'fill-accent text-accent')} />
  </button>
);
