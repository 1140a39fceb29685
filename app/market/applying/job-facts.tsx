import { useTranslation } from 'react-i18next';
import type { Job } from '#core/market/api/job.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

/**
 * The seven facts of the confirmation; the currency is written TK here.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Confirmation".
 */
export function JobFacts({ job }: { job: Job }) {
  const { t } = useTranslation('applying');
  const { t: jobTexts } = useTranslation('job');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const hours = job.tutoring_duration;
  const notGiven = jobTexts('details.notGiven');

  const facts: [string, string][] = [
    [t('class'), job.iclass.class_name],
    [t('subjects'), job.subjects.map((subject) => subject.subject_name).join(', ')],
    [t('location'), `${job.location.location_name}, ${job.city.city_name}`],
    [t('time'), job.tutoring_time ? format.time(job.tutoring_time) : notGiven],
    [
      t('duration'),
      hours ? jobTexts('details.hours', { count: hours, n: format.number(hours) }) : notGiven,
    ],
    [
      t('days'),
      common('daysInWeek', { count: job.days_in_week, n: format.number(job.days_in_week) }),
    ],
    [t('salary'), t('taka', { n: format.number(job.actual_salary) })],
  ];

  return (
    <dl className="grid grid-cols-2 gap-x-4 gap-y-3">
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt className="text-muted text-sm">{term}</dt>
          <dd className="font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
