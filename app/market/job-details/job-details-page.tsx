import { ArrowLeft } from 'lucide-react';
import { useCallback, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, Outlet, useParams } from 'react-router';
import { useBackInApp } from '#app/ground/links/use-back-in-app.ts';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { ApplyFlow } from '#app/market/applying/apply-flow.tsx';
import { Misfits } from '#app/market/applying/misfits.tsx';
import { AskForPush } from '#app/notify/push/ask-for-push.tsx';
import type { Job } from '#core/market/api/job.ts';
import { readJobId } from '#core/market/jobs/read-job-id.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { JobDetail } from '#widgets/job-detail/job-detail.tsx';
import { AccountBar } from './account-bar.tsx';
import { AreaMap } from './area-map.tsx';
import { MissingJob } from './missing-job.tsx';
import { OpenWished } from './open-wished.tsx';
import { ReportLink } from './report-link.tsx';
import { SimilarJobs } from './similar-jobs.tsx';

interface Applying {
  job: Job;
  onApplied(): void;
}

const titleOf = ({ location, city }: Job, need: string) =>
  `${need}, ${location.location_name}, ${city.city_name}`;

/** The nested route shows what the tutor of the job has besides. */
export function JobDetailsPage() {
  const { t } = useTranslation('job');
  const { t: board } = useTranslation('board');
  const { jobId: written = '' } = useParams();
  const jobId = readJobId(written);
  const format = useFormat();
  const back = useBackInApp();
  const [apply, setApply] = useState<Applying>();
  const [hasApplied, setApplied] = useState(false);
  const stopApplying = useCallback(() => setApply(undefined), []);
  const { data, error } = useApi('getJob', jobId ? { params: { jobId } } : null, {
    keepsLast: true,
  });
  const name = `${t('jobId')} ${jobId ? format.id(jobId) : ''}`;
  usePageTitle(data ? titleOf(data, t('needTutor', { class: data.iclass.class_name })) : name, {
    description:
      data &&
      [
        data.iclass.class_name,
        data.tutoring_category.category_name,
        data.location.location_name,
        data.city.city_name,
        format.money(data.actual_salary),
      ].join(' · '),
    isFound: jobId !== undefined && !error,
  });

  return (
    <div className="max-w-[1040px] mx-auto flex flex-col gap-2">
      <div>
        <Link
          to="/job-board"
          onClick={back}
          className="inline-flex items-center gap-2 min-h-[44px] font-semibold text-brand hover:underline"
        >
          <ArrowLeft aria-hidden="true" size={18} />
          {board('back')}
        </Link>
      </div>
      {jobId ? (
        <JobDetail
          key={jobId}
          jobId={jobId}
          own={<Outlet />}
          renderFit={(job) => <Misfits job={job} />}
          renderMore={(job) => (
            <>
              <AreaMap job={job} />
              <ReportLink jobId={job.id} />
            </>
          )}
          renderBar={(bar) => (
            <>
              <AccountBar {...bar} />
              <OpenWished job={bar.job} onApply={bar.onApply} />
            </>
          )}
          onApply={(job, onApplied) =>
            setApply({
              job,
              onApplied: () => {
                onApplied();
                setApplied(true);
              },
            })
          }
        />
      ) : (
        <MissingJob jobId={written} />
      )}
      {hasApplied && !apply && <AskForPush place="applied" />}
      {jobId && (data !== undefined || error !== undefined) && <SimilarJobs jobId={jobId} />}
      {apply && <ApplyFlow {...apply} onClose={stopApplying} />}
    </div>
  );
}
