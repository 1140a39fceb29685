import { useTranslation } from 'react-i18next';
import { GENDER } from '#core/ground/limits/job-constants.ts';
import type { Job } from '#core/market/api/job.ts';
import { useFormat } from '#ui/i18n/use-format.ts';

type TutoringAsked = Pick<
  Job,
  | 'tutoring_time'
  | 'tutoring_duration'
  | 'days_in_week'
  | 'number_of_students'
  | 'job_duration'
  | 'crash_program'
  | 'student_gender'
>;
type Row<Value> = readonly [term: string, value: Value];

const STUDENT_KEYS: Record<number, 'details.boy' | 'details.girl'> = {
  [GENDER.male]: 'details.boy',
  [GENDER.female]: 'details.girl',
};

/**
 * Returns the words for when and how is taught: on the job, the guardian's request and the tuition.
 */
export function useTutoringWords(job: TutoringAsked) {
  const { t } = useTranslation('job');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const counted = (key: 'details.hours' | 'details.months', count: number) =>
    t(key, { count, n: format.number(count) });
  const { tutoring_duration: hours, days_in_week: days, job_duration: months } = job;
  return {
    time: [
      t('details.time'),
      job.tutoring_time ? format.time(job.tutoring_time) : null,
    ] satisfies Row<string | null>,
    duration: [t('details.duration'), hours ? counted('details.hours', hours) : null] satisfies Row<
      string | null
    >,
    days: [
      t('details.days'),
      common('daysInWeek', { count: days, n: format.number(days) }),
    ] satisfies Row<string>,
    students: [t('details.students'), format.number(job.number_of_students)] satisfies Row<string>,
    jobDuration: [
      t('details.jobDuration'),
      months === 0 ? t('details.continue') : counted('details.months', months),
    ] satisfies Row<string>,
    kind: [t('details.kind'), job.crash_program ? t('details.crash') : null] satisfies Row<
      string | null
    >,
    studentGender: [
      t('details.studentGender'),
      t(STUDENT_KEYS[job.student_gender] ?? 'details.anyStudent'),
    ] satisfies Row<string>,
  };
}
