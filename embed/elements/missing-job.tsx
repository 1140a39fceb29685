import { SearchX } from 'lucide-react';
import { ButtonLink } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('job');
  return (
    <StatePanel
      icon={<SearchX size={32} />}
      title={texts('missing', { id: asked })}
      hint={texts('missingHint')}
      action={
        <ButtonLink href={href} target="_blank" rel="noopener">
          {texts('otherJobs')}
        </ButtonLink>
      }
    />
  );
}
