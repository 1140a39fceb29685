import { Link } from 'react-router';
import { JobGrid } from '#app/market/list/job-grid.tsx';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { JobGridSkeleton } from '#widgets/job/job-grid-skeleton.tsx';
import { HomeSection } from './rows/home-section.tsx';

const NEWEST = 6;

export function NewestJobs() {
  const texts = useTexts('home');
  const response = useApi('listJobs', { query: { per_page: NEWEST } }, { keepsLast: true });
  return (
    <HomeSection
      title={texts('jobs.title')}
      action={
        <Link
          to="/job-board"
          className="inline-flex items-center min-h-[36px] font-semibold text-brand hover:underline"
        >
          {texts('jobs.all')}
        </Link>
      }
    >
      <AsyncView response={response} skeleton={<JobGridSkeleton />}>
        {({ data }) => <JobGrid jobs={data} />}
      </AsyncView>
    </HomeSection>
  );
}
