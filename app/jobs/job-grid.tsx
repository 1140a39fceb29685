import { useNavigate } from 'react-router';
import type { JobBoardItem } from '#core/api/schemas/job-board.ts';
import { JobCard } from '#widgets/job/job-card.tsx';
import { jobPath } from '#widgets/job/job-path.ts';
import { isPlainClick } from '../shell/is-plain-click.ts';

/** Jobs as cards that open within the app. */
export function JobGrid({ jobs }: { jobs: readonly JobBoardItem[] }) {
  const navigate = useNavigate();
  return (
    <ul className="job-grid">
      {jobs.map((job) => (
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
  );
}
