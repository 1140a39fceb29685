import { BookmarkPlus } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ActionLink } from '#app/ground/links/action-link.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { JobTabs } from './job-tabs.tsx';
import { SavedSearchList } from './saved-search-list.tsx';

export function SavedSearchesPage() {
  const { t } = useTranslation('tutor');
  const { t: words } = useTranslation('ownBoard');
  usePageTitle(t('menu.savedSearches'));
  return (
    <>
      <JobTabs />
      <SavedSearchList
        empty={
          <StatePanel
            icon={<BookmarkPlus size={32} />}
            title={words('saved.empty')}
            hint={words('saved.chooseFirst')}
            action={<ActionLink to="/job-board">{t('ownJobs.toBoard')}</ActionLink>}
          />
        }
      />
    </>
  );
}
