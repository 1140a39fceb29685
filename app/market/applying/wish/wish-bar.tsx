import { X } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { WithTexts } from '#app/ground/texts/with-texts.tsx';
import { endWish } from '#app/people/session/apply-wish.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { Job } from '#core/market/api/job.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { jobPath } from '#widgets/job/job-path.ts';
import { useJobFlags } from '#widgets/job/use-job-flags.ts';
import { useMisfits } from '../use-misfits.ts';
import { useStepsToApply } from './use-steps-to-apply.ts';

export const WishBar = ({ jobId }: { jobId: number }) => (
  <WithTexts areas={['applying']}>
    <Wished jobId={jobId} />
  </WithTexts>
);

function Wished({ jobId }: { jobId: number }) {
  const { t } = useTranslation('applying');
  const { data: job, error } = useApi('getJob', { params: { jobId } }, { keepsLast: true });
  const hasApplied = useJobFlags().hasApplied(jobId);
  const isGone = hasApplied || (isApiError(error) && error.code === 'job_not_found');
  useEffect(() => {
    if (isGone) endWish();
  }, [isGone]);
  if (!job) return null;
  return (
    <section
      aria-label={t('wish.title')}
      className="flex items-start gap-2 pl-4 mb-4 rounded bg-brand-soft"
    >
      <div className="flex-1 min-w-0 py-2">
        <JobLine job={job} />
        {job.status === 'live' ? (
          <NextStep job={job} />
        ) : (
          <>
            <p>{t('closed')}</p>
            <WishLink to={jobPath(jobId)}>{t('similar')}</WishLink>
          </>
        )}
      </div>
      <button
        type="button"
        className="inline-flex items-center justify-center w-[44px] h-[44px] text-muted hover:text-ink rounded-sm"
        aria-label={t('wish.end')}
        onClick={endWish}
      >
        <X aria-hidden="true" size={18} />
      </button>
    </section>
  );
}

function JobLine({ job }: { job: Job }) {
  const format = useFormat();
  return (
    <p className="font-semibold">
      {[
        job.iclass.class_name,
        job.subjects.length <= 2 && job.subjects.map((one) => one.subject_name).join(', '),
        job.location.location_name,
        format.money(job.actual_salary),
      ]
        .filter(Boolean)
        .join(' · ')}
    </p>
  );
}

const WishLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <Link to={to} className="inline-flex items-center min-h-[44px] -mb-2 font-semibold underline">
    {children}
  </Link>
);

/** Says what comes next, and leads there where it is not this screen. */
function NextStep({ job }: { job: Job }) {
  const { t } = useTranslation('applying');
  const { pathname } = useLocation();
  const { user } = useSession();
  const left = useStepsToApply();
  const misfits = useMisfits(job);
  const path = jobPath(job.id);
  if (!user)
    return (
      <>
        <p>{t('wish.account')}</p>
        {!pathname.startsWith('/auth/') && (
          <WishLink to="/auth/tutor/signup">{t('wish.signUp')}</WishLink>
        )}
      </>
    );
  if (misfits.includes('declined'))
    return (
      <>
        <p>{t('fit.declined')}</p>
        <WishLink to="/tutor/dashboard">{t('seeWhy')}</WishLink>
      </>
    );
  // Before the set-up no city is known.
  if (user.tutor?.city && misfits.includes('city'))
    return (
      <>
        <p>{t('fit.city', { city: job.city.city_name })}</p>
        <WishLink to="/tutor/profile/update/tutoring/location">{t('updateCity')}</WishLink>
      </>
    );
  if (!left) return null;
  if (left.steps.length === 0)
    return (
      <>
        <p>{t('wish.ready')}</p>
        {pathname !== path && <WishLink to={path}>{t('wish.apply')}</WishLink>}
      </>
    );
  return (
    <>
      <p>{left.text}</p>
      {!/^\/tutor\/(steps|details)\b/.test(pathname) && (
        <WishLink to="/tutor/steps">{t('wish.goOn')}</WishLink>
      )}
    </>
  );
}
