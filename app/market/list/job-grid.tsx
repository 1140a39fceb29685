import { useNavigate } from 'react-router';
import { isPlainClick } from '#app/ground/links/is-plain-click.ts';
import type { JobBoardItem } from '#core/market/api/job-board.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import { useJobCards } from '#widgets/job/use-job-cards.tsx';

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
