import { SearchX } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';

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
