import type { TFunction } from 'i18next';
import type { Format } from '#core/ground/format/format.ts';
import type { Invoice } from '#core/money/api/money.ts';

/** Says what a platform charge is for, and how it was worked out. */
export const chargeText = (
  charge: NonNullable<Invoice['charge']>,
  texts: TFunction<'money'>,
  format: Format,
): string =>
  texts('pay.chargeOf', {
    job: format.id(charge.job_id),
    className: charge.class_name,
    medium: charge.category_name,
    type: texts(`pay.jobType.${charge.job_type}`),
    duration:
      charge.job_duration === 0
        ? texts('pay.continuing')
        : texts('pay.months', {
            count: charge.job_duration,
            n: format.number(charge.job_duration),
          }),
    percent: format.number(charge.percent),
    salary: format.money(charge.salary),
  });
