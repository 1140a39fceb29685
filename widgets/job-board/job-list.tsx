import type { JobBoardItem } from '#core/api/schemas/job-board.ts';
import { cx } from '#ui/cx.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { JobCard, type JobLinks } from '../job/job-card.tsx';

interface JobListProps extends JobLinks {
  jobs: JobBoardItem[];
  isStale: boolean;
}

export function JobList({ jobs, isStale, ...links }: JobListProps) {
  const texts = useTexts('board');
  return (
    <ul
      aria-label={texts('list')}
      aria-busy={isStale}
      className={cx('job-grid', isStale && 'opacity-50')}
    >
      {jobs.map((job) => (
        <li key={job.id} className="flex">
          <JobCard job={job} {...links} />
        </li>
      ))}
    </ul>
  );
}
