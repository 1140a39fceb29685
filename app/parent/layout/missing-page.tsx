import { SearchX } from 'lucide-react';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { ActionLink } from '../../shell/action-link.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';

/** An address below the guardian's area that leads nowhere. */
export function MissingPage() {
  const app = useTexts('app');
  usePageTitle(app('notFound.title'));
  return (
    <StatePanel
      icon={<SearchX size={32} />}
      title={app('notFound.title')}
      hint={app('notFound.text')}
      action={<ActionLink to="/parent/dashboard">{app('nav.dashboard')}</ActionLink>}
    />
  );
}
