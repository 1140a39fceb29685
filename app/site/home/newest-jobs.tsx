import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { JobGrid } from '#app/market/list/job-grid.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { JobGridSkeleton } from '#widgets/job/job-grid-skeleton.tsx';
import { HomeSection } from './rows/home-section.tsx';

const NEWEST = 6;

export function NewestJobs() {
  const { t } = useTranslation('home');
  const response = useApi('listJobs', { query: { per_page: NEWEST } }, { keepsLast: true });
  return (
    <HomeSection
      title={t('jobs.title')}
      action={
        <Link
          to="/job-board"
          className="inline-flex items-center min-h-[36px] font-semibold text-brand hover:underline"
        >
          {t('jobs.all')}
        </Link>
      }
    >
      <AsyncView response={response} skeleton={<JobGridSkeleton />}>
        {({ data }) => <JobGrid jobs={data} />}
      </AsyncView>
    </HomeSection>
  );
}
