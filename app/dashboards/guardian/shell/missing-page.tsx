import { SearchX } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

/** An address below the guardian's area that leads nowhere. */
export function MissingPage() {
  const { t } = useTranslation('app');
  usePageTitle(t('notFound.title'));
  return (
    <StatePanel
      icon={<SearchX size={32} />}
      title={t('notFound.title')}
      hint={t('notFound.text')}
      action={<ActionLink to="/parent/dashboard">{t('nav.dashboard')}</ActionLink>}
    />
  );
}
