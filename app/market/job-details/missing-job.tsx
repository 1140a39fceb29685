import { SearchX } from 'lucide-react';
import { ButtonLink } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** An address whose job id is not even a number, or is left out. */
export function MissingJob({ jobId }: { jobId: string }) {
  const texts = useTexts('job');
  return (
    <StatePanel
      icon={<SearchX size={32} />}
      title={jobId ? texts('missing', { id: jobId.slice(0, 40) }) : texts('missingNoId')}
      hint={texts('missingHint')}
      action={<ButtonLink href="/job-board">{texts('otherJobs')}</ButtonLink>}
    />
  );
}
