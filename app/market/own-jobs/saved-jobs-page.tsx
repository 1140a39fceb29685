import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { JobTabs } from './job-tabs.tsx';
import { OwnJobsList } from './own-jobs-list.tsx';

export function SavedJobsPage() {
  const texts = useTexts('tutor');
  usePageTitle(texts('menu.savedJobs'));
  return (
    <>
      <JobTabs />
      <OwnJobsList
        from="listSavedJobs"
        emptyText={texts('ownJobs.savedEmpty')}
        errorText={texts('ownJobs.savedError')}
      />
    </>
  );
}
