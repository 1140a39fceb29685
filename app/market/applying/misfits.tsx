import { useTranslation } from 'react-i18next';
import { Link } from 'react-router';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import type { Job } from '#core/market/api/job.ts';
import type { Misfit } from '#core/market/apply/check-apply.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useMisfits } from './use-misfits.ts';

const MENDED_AT: Partial<Record<Misfit, string>> = {
  declined: '/tutor/dashboard',
  profile: '/tutor/steps',
  city: '/tutor/profile/update/tutoring/location',
};

/** Shows what in this job does not fit the tutor who reads it, before they press Apply. */
export function Misfits({ job }: { job: Job }) {
  const { t } = useTranslation('applying');
  const format = useFormat();
  const { viewer } = useEnvironment();
  const misfits = useMisfits(job);
  if (misfits.length === 0) return null;
  const words: Record<Misfit, string> = {
    declined: t('fit.declined'),
    profile: t('fit.profile', {
      n: format.number(viewer?.applying?.applicant.profile_completed ?? 0),
    }),
    city: t('fit.city', { city: job.city.city_name }),
    gender: t(`gender.${job.tutor_gender === GENDER.male ? 'male' : 'female'}`),
  };
  const links: Partial<Record<Misfit, string>> = {
    declined: t('seeWhy'),
    profile: t('wish.goOn'),
    city: t('updateCity'),
  };
  return (
    <Alert tone="warning">
      <ul className="flex flex-col gap-2">
        {misfits.map((misfit) => {
          const to = MENDED_AT[misfit];
          return (
            <li key={misfit}>
              {words[misfit]}{' '}
              {to && (
                <Link to={to} className="font-semibold underline">
                  {links[misfit]}
                </Link>
              )}
            </li>
          );
        })}
      </ul>
    </Alert>
  );
}
