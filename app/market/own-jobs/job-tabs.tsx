import { LinkTabs } from '#app/ground/links/link-tabs.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

export function JobTabs() {
  const texts = useTexts('tutor');
  return (
    <>
      <h1 className="text-xl mb-2">{texts('menu.jobs')}</h1>
      <LinkTabs
        label={texts('menu.jobs')}
        tabs={[
          { to: '/tutor/job-board/available-jobs', text: texts('menu.availableJobs') },
          { to: '/tutor/job-board/saved-jobs', text: texts('menu.savedJobs') },
          { to: '/tutor/job-board/saved-searches', text: texts('menu.savedSearches') },
          { to: '/tutor/job-board', text: texts('menu.jobBoard'), isExact: true },
        ]}
      />
    </>
  );
}
