import type { Job } from '#core/market/api/job.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

/**
 * The seven facts of the confirmation; the currency is written TK here.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Confirmation".
 */
export function JobFacts({ job }: { job: Job }) {
  const texts = useTexts('applying');
  const jobTexts = useTexts('job');
  const common = useTexts('common');
  const format = useFormat();
  const hours = job.tutoring_duration;
  const notGiven = jobTexts('details.notGiven');

  const facts: [string, string][] = [
    [texts('class'), job.iclass.class_name],
    [texts('subjects'), job.subjects.map((subject) => subject.subject_name).join(', ')],
    [texts('location'), `${job.location.location_name}, ${job.city.city_name}`],
    [texts('time'), job.tutoring_time ? format.time(job.tutoring_time) : notGiven],
    [
      texts('duration'),
      hours ? jobTexts('details.hours', { count: hours, n: format.number(hours) }) : notGiven,
    ],
    [
      texts('days'),
      common('daysInWeek', { count: job.days_in_week, n: format.number(job.days_in_week) }),
    ],
    [texts('salary'), texts('taka', { n: format.number(job.actual_salary) })],
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
