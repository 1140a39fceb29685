import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** An address whose job id is not even a number, or is left out. */
export function MissingJob({ jobId }: { jobId: string }) {
  const { t } = useTranslation('job');
  return (
    <StatePanel
      icon={<SearchX size={32} />}
      title={jobId ? t('missing', { id: jobId.slice(0, 40) }) : t('missingNoId')}
      hint={t('missingHint')}
      action={<ButtonLink href="/job-board">{t('otherJobs')}</ButtonLink>}
    />
  );
}
