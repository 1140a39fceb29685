import { useRef } from 'react';
import type { Job } from '#core/api/schemas/job.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { AccountBar } from './account-bar.tsx';
import { FeeBox } from './fee-box.tsx';
import { JobFooter } from './job-footer.tsx';
import { JobHeader } from './job-header.tsx';
import { AppliedNotice, ClosedNotice } from './notices.tsx';
import { Qualifications } from './qualifications.tsx';
import { Requirement } from './requirement.tsx';
import { TutoringDetails } from './tutoring-details.tsx';

interface JobViewProps {
  job: Job;
  onApply(): void;
}

export function JobView({ job, onApply }: JobViewProps) {
  const { surface } = useEnvironment();
  const applyButton = useRef<HTMLButtonElement>(null);
  const hasApplied = job.applications.length > 0;
  const canApply = !hasApplied && job.status === 'live';

  return (
    <article className="job-view">
      <JobHeader job={job} hasApplied={hasApplied} />
      {hasApplied && <AppliedNotice />}
      {job.status === 'closed' && <ClosedNotice />}
      <div className="job-columns">
        <div className="flex flex-col gap-4 min-w-0">
          <TutoringDetails job={job} />
          <Qualifications job={job} />
          <Requirement text={job.tutor_requirement} />
        </div>
        <FeeBox job={job} />
      </div>
      <JobFooter job={job} onApply={canApply ? onApply : undefined} applyButton={applyButton} />
      {canApply && surface === 'app' && <AccountBar applyButton={applyButton} onApply={onApply} />}
    </article>
  );
}
