import { useTranslation } from 'react-i18next';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { JobTabs } from './job-tabs.tsx';
import { OwnJobsList } from './own-jobs-list.tsx';

export function AvailableJobsPage() {
  const { t } = useTranslation('tutor');
  usePageTitle(t('menu.availableJobs'));
  return (
    <>
      <JobTabs />
      <OwnJobsList
        from="listAvailableJobs"
        emptyText={t('ownJobs.availableEmpty')}
        errorText={t('ownJobs.availableError')}
      />
    </>
  );
}
