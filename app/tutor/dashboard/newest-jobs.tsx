import { CloudOff, MapPinned } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { JobGridSkeleton } from '#widgets/job-board/job-card-skeleton.tsx';
import { JobCard } from '#widgets/job-parts/job-card.tsx';
import { jobPath } from '#widgets/job-parts/job-path.ts';
import { isPlainClick } from '../../shell/is-plain-click.ts';

const SHOWN = 4;

/** The newest jobs in the areas the tutor prefers; the first of `available-jobs`. */
export function NewestJobs() {
  const texts = useTexts('tutor');
  const common = useTexts('common');
  const navigate = useNavigate();
  const { data, error, mutate } = useApi(
    'listAvailableJobs',
    { query: { page: 1 } },
    { keepsLast: true },
  );
  return (
    <section className="flex flex-col gap-3">
      <div className="flex items-center justify-between gap-3">
        <h2 className="text-lg">{texts('dashboard.newest')}</h2>
        {data && data.total > SHOWN && (
          <Link
            to="/tutor/job-board/available-jobs"
            className="shrink-0 inline-flex items-center min-h-[36px] font-semibold text-brand underline"
          >
            {texts('dashboard.allJobs')}
          </Link>
        )}
      </div>
      {error && !data ? (
        <StatePanel
          alert
          icon={<CloudOff size={32} />}
          title={texts('ownJobs.availableError')}
          action={<Button onClick={() => void mutate()}>{common('retry')}</Button>}
        />
      ) : !data ? (
        <JobGridSkeleton />
      ) : data.total === 0 ? (
        <StatePanel icon={<MapPinned size={32} />} title={texts('ownJobs.availableEmpty')} />
      ) : (
        <ul className="job-grid">
          {data.data.slice(0, SHOWN).map((job) => (
            <li key={job.id} className="flex">
              <JobCard
                job={job}
                jobHref={jobPath}
                onJobOpen={(jobId, event) => {
                  if (!isPlainClick(event)) return;
                  event.preventDefault();
                  navigate(jobPath(jobId));
                }}
              />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
