import { ArrowLeft } from 'lucide-react';
import { useCallback, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { Job } from '#core/api/schemas/job.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { JobDetail } from '#widgets/job-detail/job-detail.tsx';
import { useBackInApp } from '../../shell/use-back-in-app.ts';
import { usePageTitle } from '../../shell/use-page-title.ts';
import { ApplyFlow } from './apply/apply-flow.tsx';
import { MissingJob } from './missing-job.tsx';

interface Applying {
  job: Job;
  onApplied(): void;
}

export function Page() {
  const texts = useTexts('job');
  const { jobId = '' } = useParams();
  const format = useFormat();
  const back = useBackInApp();
  const [applying, setApplying] = useState<Applying>();
  const stopApplying = useCallback(() => setApplying(undefined), []);
  const isNumber = /^[1-9]\d{0,9}$/.test(jobId);
  usePageTitle(`${texts('jobId')} ${isNumber ? format.id(Number(jobId)) : ''}`);

  return (
    <div className="max-w-[1040px] mx-auto flex flex-col gap-2">
      <div>
        <Link
          to="/job-board"
          onClick={back}
          className="inline-flex items-center gap-2 min-h-[44px] font-semibold text-brand hover:underline"
        >
          <ArrowLeft aria-hidden="true" size={18} />
          {texts('backToList')}
        </Link>
      </div>
      {isNumber ? (
        <JobDetail
          key={jobId}
          jobId={Number(jobId)}
          onApply={(job, onApplied) => setApplying({ job, onApplied })}
        />
      ) : (
        <MissingJob jobId={jobId} />
      )}
      {applying && <ApplyFlow {...applying} onClose={stopApplying} />}
    </div>
  );
}
