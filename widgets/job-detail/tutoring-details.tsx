import type { Job } from '#core/api/schemas/job.ts';
import { GENDER } from '#core/jobs/job-constants.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { Section } from '#ui/section/section.tsx';

const STUDENT_KEYS: Record<number, 'details.boy' | 'details.girl'> = {
  [GENDER.male]: 'details.boy',
  [GENDER.female]: 'details.girl',
};

/** The grid of facts. Source: docs/requirements/job-detail-and-apply.md, "Page". */
export function TutoringDetails({ job }: { job: Job }) {
  const texts = useTexts('job');
  const common = useTexts('common');
  const format = useFormat();
  const counted = (key: 'details.hours' | 'details.months', count: number) =>
    texts(key, { count, n: format.number(count) });
  const studentText = texts(STUDENT_KEYS[job.student_gender] ?? 'details.anyStudent');
  const notGiven = texts('details.notGiven');

  const entries: [string, string][] = [
    [texts('details.categories'), job.tutoring_category.category_name],
    [texts('details.course'), job.iclass.class_name],
    [texts('details.time'), job.tutoring_time ? format.time(job.tutoring_time) : notGiven],
    [
      texts('details.duration'),
      job.tutoring_duration ? counted('details.hours', job.tutoring_duration) : notGiven,
    ],
    [texts('details.subjects'), job.subjects.map((subject) => subject.subject_name).join(', ')],
    [
      texts('details.days'),
      common('daysInWeek', { count: job.days_in_week, n: format.number(job.days_in_week) }),
    ],
    [texts('details.type'), job.tutoring_place.tutoring_place],
    [texts('details.students'), format.number(job.number_of_students)],
    [
      texts('details.jobDuration'),
      job.job_duration === 0
        ? texts('details.continue')
        : counted('details.months', job.job_duration),
    ],
    ...(job.crash_program
      ? [[texts('details.kind'), texts('details.crash')] satisfies [string, string]]
      : []),
    [texts('details.studentGender'), studentText],
  ];

  return (
    <Section title={texts('details.title')}>
      <dl className="grid grid-cols-2 gap-x-4 cq-sm:gap-x-6 gap-y-3">
        {entries.map(([term, value]) => (
          <div key={term} className="flex flex-col">
            <dt className="text-muted text-sm">{term}</dt>
            <dd className="font-semibold">{value}</dd>
          </div>
        ))}
      </dl>
    </Section>
  );
}
