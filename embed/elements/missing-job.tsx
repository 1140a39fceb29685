import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ButtonLink } from '#ui/button/button.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface MissingJobProps {
  /**
   * The value the page gave as a job id; it is not an id, so there is nothing to request from the
   * API.
   */
  asked: string;
  href: string;
}

export function MissingJob({ asked, href }: MissingJobProps) {
  const { t } = useTranslation('job');
  return (
    <StatePanel
      icon={<SearchX size={32} />}
      title={t('missing', { id: asked })}
      hint={t('missingHint')}
      action={
        <ButtonLink href={href} target="_blank" rel="noopener">
          {t('otherJobs')}
        </ButtonLink>
      }
    />
  );
}
