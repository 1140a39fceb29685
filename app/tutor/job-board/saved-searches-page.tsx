import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { SavedSearchList } from '../../saved-searches/saved-search-list.tsx';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { JobTabs } from './job-tabs.tsx';

export function SavedSearchesPage() {
  const texts = useTexts('tutor');
  usePageTitle(texts('menu.savedSearches'));
  return (
    <>
      <JobTabs />
      <SavedSearchList />
    </>
  );
}
