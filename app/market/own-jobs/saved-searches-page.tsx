import { BookmarkPlus } from 'lucide-react';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { JobTabs } from './job-tabs.tsx';
import { SavedSearchList } from './saved-search-list.tsx';

export function SavedSearchesPage() {
  const texts = useTexts('tutor');
  const words = useTexts('ownBoard');
  usePageTitle(texts('menu.savedSearches'));
  return (
    <>
      <JobTabs />
      <SavedSearchList
        empty={
          <StatePanel
            icon={<BookmarkPlus size={32} />}
            title={words('saved.empty')}
            hint={words('saved.chooseFirst')}
            action={<ActionLink to="/job-board">{texts('ownJobs.toBoard')}</ActionLink>}
          />
        }
      />
    </>
  );
}
