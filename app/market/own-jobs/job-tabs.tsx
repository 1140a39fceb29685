import { useTranslation } from 'react-i18next';
import { LinkTabs } from '#app/ground/links/link-tabs.tsx';

export function JobTabs() {
  const { t } = useTranslation('tutor');
  return (
    <>
      <h1 className="text-xl mb-2">{t('menu.jobs')}</h1>
      <LinkTabs
        label={t('menu.jobs')}
        tabs={[
          { to: '/tutor/job-board/available-jobs', text: t('menu.availableJobs') },
          { to: '/tutor/job-board/saved-jobs', text: t('menu.savedJobs') },
          { to: '/tutor/job-board/saved-searches', text: t('menu.savedSearches') },
          { to: '/tutor/job-board', text: t('menu.jobBoard'), isExact: true },
        ]}
      />
    </>
  );
}
