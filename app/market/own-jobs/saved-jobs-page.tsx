import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { JobTabs } from './job-tabs.tsx';
import { OwnJobsList } from './own-jobs-list.tsx';

export function SavedJobsPage() {
  const { t } = useTranslation('tutor');
  usePageTitle(t('menu.savedJobs'));
  return (
    <>
      <JobTabs />
      <OwnJobsList
        from="listSavedJobs"
        emptyText={t('ownJobs.savedEmpty')}
        errorText={t('ownJobs.savedError')}
      />
    </>
  );
}
