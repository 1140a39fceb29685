/** The facts that are true of an invented job, for the texts said of it (fitting.ts). */
import { TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import type { NewJob } from './demo-job.ts';
import { levelOf } from './demo-level.ts';
import type { Facts } from './fitting.ts';

const STUDENTS: Record<number, string> = { 1: 'male', 2: 'female', 3: 'both' };
const TUTORS: Record<number, string> = { 1: 'male', 2: 'female', 3: 'any' };
const EVENING = 18;

type JobFacts = Pick<
  NewJob,
  | 'categoryId'
  | 'classId'
  | 'subjectIds'
  | 'studentGender'
  | 'tutorGender'
  | 'numberOfStudents'
  | 'tutoringPlaceId'
  | 'tutoringTime'
  | 'daysInWeek'
  | 'jobDuration'
>;

export function factsOfJob({ classes, categories, subjects }: Lookups, job: JobFacts): Facts {
  const { classId, categoryId, tutoringTime } = job;
  const hour = Number.parseInt(tutoringTime ?? '', 10);
  return {
    category: categories.get(categoryId)?.name ?? '',
    classes: classes.get(classId)?.name ?? '',
    levels: levelOf({ id: classId, categoryId }),
    subjects: (job.subjectIds ?? []).map((id) => subjects.get(id)?.name).join(', '),
    student: STUDENTS[job.studentGender ?? 3] ?? '',
    tutor: TUTORS[job.tutorGender ?? 3] ?? '',
    students: String(job.numberOfStudents ?? 1),
    place: job.tutoringPlaceId === TUTORING_PLACE.online ? 'online' : 'home',
    time: Number.isNaN(hour) ? '' : hour < EVENING ? 'afternoon' : 'evening',
    days: String(job.daysInWeek),
    duration: String(job.jobDuration ?? 0),
  };
}
