import { Bookmark } from 'lucide-react';
import { cx } from '#ui/cx.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { jobPath } from './job-path.ts';

interface SaveButtonProps {
  jobId: number;
  isSaved: boolean;
  label: string;
}

/** The bookmark. Spec §5: saving needs a tutor's login. */
export function SaveButton({ jobId, isSaved, label }: SaveButtonProps) {
  const { signIn } = useEnvironment();
  const texts = useTexts('job');
  const showToast = useToast();

  const press = () => {
    showToast(texts('loginFirst'), 'error');
    signIn('save', jobPath(jobId));
  };

  return (
    <button
      type="button"
      aria-label={label}
      aria-pressed={isSaved}
      onClick={press}
      className="relative z-10 inline-flex items-center justify-center w-[44px] h-[44px] -mt-2 -mr-2 rounded-sm text-muted hover:text-accent-ink"
    >
      <Bookmark aria-hidden="true" size={22} className={cx(isSaved && 'fill-accent text-accent')} />
    </button>
  );
}
