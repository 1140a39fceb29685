import { CloudOff, Inbox } from 'lucide-react';
import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { useApi } from '#ui/api/use-api.ts';
import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { JobGridSkeleton } from '#widgets/job-board/job-card-skeleton.tsx';
import { JobCard } from '#widgets/job-parts/job-card.tsx';
import { jobPath } from '#widgets/job-parts/job-path.ts';
import { isPlainClick } from '../../shell/is-plain-click.ts';

interface OwnJobsListProps {
  from: 'listSavedJobs' | 'listAvailableJobs';
  emptyText: string;
  errorText: string;
}

/** The tutor's own lists, a page at a time. */
export function OwnJobsList({ from, emptyText, errorText }: OwnJobsListProps) {
  const texts = useTexts('tutor');
  const board = useTexts('board');
  const common = useTexts('common');
  const format = useFormat();
  const navigate = useNavigate();
  const [page, setPage] = useState(1);
  const { data, error, mutate } = useApi(from, { query: { page } }, { keepsLast: true });

  if (error && !data)
    return (
      <StatePanel
        alert
        icon={<CloudOff size={32} />}
        title={errorText}
        action={<Button onClick={() => void mutate()}>{common('retry')}</Button>}
      />
    );
  if (!data) return <JobGridSkeleton />;
  if (data.total === 0)
    return (
      <StatePanel
        icon={<Inbox size={32} />}
        title={emptyText}
        action={
          <Link
            to="/job-board"
            className="inline-flex items-center min-h-[44px] px-4 rounded font-semibold bg-brand text-on-brand hover:bg-brand-deep"
          >
            {texts('ownJobs.toBoard')}
          </Link>
        }
      />
    );

  return (
    <>
      <h2 className="mb-3 text-base text-muted">
        {board('found', { count: data.total, n: format.number(data.total) })}
      </h2>
      <ul className="job-grid">
        {data.data.map((job) => (
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
      {page === data.last_page && <p className="pt-4 text-center text-muted">{board('end')}</p>}
      <div className="flex justify-center gap-3 py-4">
        {page > 1 && (
          <Button look="secondary" onClick={() => setPage(page - 1)}>
            {board('pageBefore')}
          </Button>
        )}
        {page < data.last_page && (
          <Button look="secondary" onClick={() => setPage(page + 1)}>
            {board('loadMore')}
          </Button>
        )}
      </div>
    </>
  );
}
