import { readPhoneNumber } from '#core/account/phone-number.ts';
import type { ConfirmationLetter } from '#core/api/schemas/profile/work.ts';
import { dhakaDate } from '#core/dates/dhaka-day.ts';
import type { Lang } from '#core/i18n/lang.ts';
import { toTaka } from '#core/money/poisha.ts';
import type { TermsInForce } from '#core/teaching/terms-in-force.ts';
import type { TutorCaller } from '#server/request/caller.ts';
import type { Lookups } from '#server/services/load-lookups.ts';
import { type ConfirmedJob, presentJobOf } from './confirmed-jobs.ts';

/** One letter an application, so its number is the application's. */
const letterNumber = (id: number, issuedOn: string) =>
  `CL-${issuedOn.slice(0, 4)}-${String(id).padStart(6, '0')}`;

export function presentLetter(
  found: ConfirmedJob,
  { changedOn, daysInWeek, salary }: TermsInForce,
  { user, tutor }: TutorCaller,
  lookups: Lookups,
  lang: Lang,
): ConfirmationLetter {
  const { application, job, invoice } = found;
  const issuedOn = dhakaDate(application.confirmedAt ?? application.stageChangedAt);
  return {
    ...presentJobOf(found, lookups, lang),
    number: letterNumber(application.id, issuedOn),
    issued_on: issuedOn,
    tutor: {
      name: user.name,
      tutorid: tutor.tutorid,
      phone_no: readPhoneNumber(user.phoneNo) ?? user.phoneNo,
    },
    tutoring_duration: job.tutoringDuration,
    job_duration: job.jobDuration,
    hiring_date: job.hiringDate,
    changed: changedOn === null ? null : { on: changedOn, days_in_week: daysInWeek, salary },
    platform_charge: invoice && {
      percent: invoice.percent ?? 0,
      taka: toTaka(invoice.poisha - invoice.reducedPoisha),
      due_on: invoice.dueOn,
      is_free: invoice.status === 'free',
    },
  };
}
