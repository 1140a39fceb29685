import { type ReactNode, type RefObject, useRef } from 'react';
import type { Job } from '#core/market/api/job.ts';
import { FeeBox } from './fee-box.tsx';
import { JobFooter } from './job-footer.tsx';
import { JobHeader } from './job-header.tsx';
import { AppliedNotice, ClosedNotice, OverNotice, OwnNotice } from './notices.tsx';
import { Qualifications } from './qualifications.tsx';
import { Requirement } from './requirement.tsx';
import { TutoringDetails } from './tutoring-details.tsx';

interface JobViewProps {
  job: Job;
  /** The state of the reader's application: the tuition is theirs, it has ended, or neither. */
  standing: 'own' | 'over' | 'open';
  own: ReactNode;
  onApply(): void;
  renderBar: RenderBar | undefined;
  renderFit: ((job: Job) => ReactNode) | undefined;
  renderMore: ((job: Job) => ReactNode) | undefined;
}

/** The bar that stands in for the apply button while that is out of sight; only the app has it. */
export type RenderBar = (bar: {
  job: Job;
  applyButton: RefObject<HTMLButtonElement | null>;
  onApply(): void;
}) => ReactNode;

export function JobView(props: JobViewProps) {
  const { job, standing, own, onApply, renderBar, renderFit, renderMore } = props;
  const applyButton = useRef<HTMLButtonElement>(null);
  const hasApplied = job.applications.length > 0;
  const canApply = !hasApplied && job.status === 'live';

  return (
    <article className="job-view">
      <JobHeader job={job} hasApplied={hasApplied && standing === 'open'} />
      {standing === 'own' && (own ?? <OwnNotice jobId={job.id} />)}
      {standing === 'over' && <OverNotice />}
      {standing === 'open' && hasApplied && <AppliedNotice />}
      {standing === 'open' && job.status === 'closed' && <ClosedNotice />}
      <div className="job-columns">
        <div className="flex flex-col gap-4 min-w-0">
          <TutoringDetails job={job} />
          <Qualifications job={job} />
          <Requirement text={job.tutor_requirement} />
        </div>
        <div className="job-aside">
          {canApply && renderFit?.(job)}
          <JobFooter
            job={job}
            onApply={canApply ? onApply : undefined}
            applyButton={applyButton}
            more={renderMore?.(job)}
          />
          {(job.status === 'live' || standing === 'own') && <FeeBox job={job} />}
        </div>
      </div>
      {canApply && renderBar?.({ job, applyButton, onApply })}
    </article>
  );
}
