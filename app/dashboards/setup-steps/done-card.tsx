import { CircleCheck } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

interface DoneCardProps {
  hint: string;
  home: string;
  /** The page of the next step, or where the set-up ends. */
  next: string;
}

/** A step that has been filled in before. Source: docs/requirements/people/tutor-profile.md, "Set-up". */
export function DoneCard({ hint, home, next }: DoneCardProps) {
  const { t } = useTranslation('setup');
  return (
    <StatePanel
      icon={<CircleCheck size={36} />}
      title={t('alreadyDone.title')}
      hint={hint}
      action={
        <div className="flex flex-wrap justify-center gap-3">
          <ActionLink look="secondary" to={home}>
            {t('alreadyDone.home')}
          </ActionLink>
          <ActionLink to={next}>{t('alreadyDone.next')}</ActionLink>
        </div>
      }
    />
  );
}
