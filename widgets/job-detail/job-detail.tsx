/** One job in full. Source: docs/requirements/market/job-detail-and-apply.md, "Page". */
import { SearchX } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { Job } from '#core/market/api/job.ts';
import { useApi } from '#ui/api/use-api.ts';
import { LoadError } from '#ui/async/load-error.tsx';
import { ButtonLink } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { StatePanel } from '#ui/state-panel/state-panel.tsx';
import { useJobFlags } from '../job/use-job-flags.ts';
import { BackToList } from '../list/back-to-list.tsx';
import { JobSkeleton } from './job-skeleton.tsx';
import { JobView, type RenderBar } from './job-view.tsx';
import { useCountView } from './use-count-view.ts';

export interface JobDetailProps {
  jobId: number;
  /** Present when the job was opened in place from a list. */
  onBack?(): void;
  initialJob?: Job | undefined;
  /** Takes the application where it can be sent from here; else it is made on our own origin. */
  onApply?(job: Job, onApplied: () => void): void;
  /**
   * The part that the tutor of this tuition sees of it; without it, a notice that it is theirs.
   */
  own?: ReactNode;
  renderBar?: RenderBar;
  /** Renders what stands before Apply if the reader may press it. */
  renderFit?(job: Job): ReactNode;
  /** Renders what stands below the buttons of the job. */
  renderMore?(job: Job): ReactNode;
}

export function JobDetail(props: JobDetailProps) {
  const { jobId, onBack, initialJob, onApply, own, renderBar, renderFit, renderMore } = props;
  const { t } = useTranslation('board');
  const { data, error, refresh } = useApi(
    'getJob',
    { params: { jobId } },
    { first: initialJob, keepsLast: true },
  );
  const flags = useJobFlags();
  const environment = useEnvironment();
  const job = data?.id === jobId ? withOwnApplication(data, flags.hasApplied(jobId)) : undefined;
  useCountView(job?.id);
  const standing = flags.isOwn(jobId) ? 'own' : flags.isOver(jobId) ? 'over' : 'open';

  const onApplied = () => void Promise.all([refresh(), flags.refresh()]);
  const apply = async (job: Job) => {
    if (onApply) onApply(job, onApplied);
    else if (await environment.apply(job.id)) onApplied();
  };

  return (
    <div className="flex flex-col gap-4">
      {onBack && <BackToList text={t('back')} onBack={onBack} />}
      {job && (
        <JobView
          job={job}
          standing={standing}
          own={own}
          renderBar={renderBar}
          renderFit={renderFit}
          renderMore={renderMore}
          onApply={() => void apply(job)}
        />
      )}
      {!job && !error && <JobSkeleton />}
      {!job && error !== undefined && (
        <JobFailure jobId={jobId} error={error} onRetry={() => void refresh()} />
      )}
    </div>
  );
}

const OWN_APPLICATION = { tutor_id: 0 };

/** The public answer leaves applications out; the reader's own is known from elsewhere. */
const withOwnApplication = (job: Job, hasApplied: boolean): Job =>
  hasApplied && job.applications.length === 0 ? { ...job, applications: [OWN_APPLICATION] } : job;

interface JobFailureProps {
  jobId: number;
  error: unknown;
  onRetry(): void;
}

function JobFailure({ jobId, error, onRetry }: JobFailureProps) {
  const { t } = useTranslation('job');
  const format = useFormat();
  const { productUrl } = useEnvironment();
  const code = isApiError(error) ? error.code : undefined;

  if (code === 'job_not_found' || code === 'invalid_input')
    return (
      <StatePanel
        icon={<SearchX size={32} />}
        title={t('missing', { id: format.id(jobId) })}
        hint={t('missingHint')}
        action={
          <ButtonLink
            href={`${productUrl}/job-board`}
            {...(productUrl && { target: '_blank', rel: 'noopener' })}
          >
            {t('otherJobs')}
          </ButtonLink>
        }
      />
    );
  return <LoadError error={error} onRetry={onRetry} />;
}
