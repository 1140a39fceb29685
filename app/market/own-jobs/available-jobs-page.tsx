import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { JobTabs } from './job-tabs.tsx';
import { OwnJobsList } from './own-jobs-list.tsx';

export function AvailableJobsPage() {
  const texts = useTexts('tutor');
  usePageTitle(texts('menu.availableJobs'));
  return (
    <>
      <JobTabs />
      <OwnJobsList
        from="listAvailableJobs"
        emptyText={texts('ownJobs.availableEmpty')}
        errorText={texts('ownJobs.availableError')}
      />
    </>
  );
}
