import { MapPinned } from 'lucide-react';
import { Link } from 'react-router';
import { useApi } from '#ui/api/use-api.ts';
import { AsyncView } from '#ui/async/async-view.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { JobGridSkeleton } from '#widgets/job/job-grid-skeleton.tsx';
import { JobGrid } from '../../jobs/job-grid.tsx';

const SHOWN = 4;

/** The newest jobs in the areas the tutor prefers; the first of `available-jobs`. */
export function NewestJobs() {
  const texts = useTexts('tutor');
  const response = useApi('listAvailableJobs', { query: { page: 1 } }, { keepsLast: true });
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{texts('dashboard.newest')}</h2>
        {response.data && response.data.total > SHOWN && (
          <Link
            to="/tutor/job-board/available-jobs"
            className="shrink-0 inline-flex items-center min-h-[36px] font-semibold text-brand underline"
          >
            {texts('dashboard.allJobs')}
          </Link>
        )}
      </div>
      <AsyncView
        response={response}
        errorTitle={texts('ownJobs.availableError')}
        skeleton={<JobGridSkeleton />}
        isEmpty={({ total }) => total === 0}
        empty={
          <StatePanel icon={<MapPinned size={32} />} title={texts('ownJobs.availableEmpty')} />
        }
      >
        {({ data }) => <JobGrid jobs={data.slice(0, SHOWN)} />}
      </AsyncView>
    </section>
  );
}
