import { useNavigate } from 'react-router';
import type { JobBoardItem } from '#core/market/api/job-board.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import { useJobCards } from '#widgets/job/use-job-cards.tsx';
import { isPlainClick } from '../shell/is-plain-click.ts';

/** Jobs as cards that open within the app. */
export function JobGrid({ jobs }: { jobs: readonly JobBoardItem[] }) {
  const navigate = useNavigate();
  const { card, listeners } = useJobCards({
    jobHref: jobPath,
    onJobOpen(jobId, event) {
      if (!isPlainClick(event)) return;
      event.preventDefault();
      navigate(jobPath(jobId));
    },
  });
  return (
    <ul className="job-grid" {...listeners}>
      {jobs.map((job) => (
        <li key={job.id} className="flex">
          {card(job)}
        </li>
      ))}
    </ul>
  );
}
