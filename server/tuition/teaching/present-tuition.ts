import type { Lang } from '#core/ground/i18n/lang.ts';
import { isConfirmed } from '#core/market/hire/application-stages.ts';
import type { TuitionAnswer } from '#core/tuition/api/teaching.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import { presentEnd } from '#server/market/hiring/tuition-end.ts';
import { presentQualifications } from '#server/market/job-board/present-qualifications.ts';
import { nameJob } from '#server/market/request-fields/name-job.ts';
import { guardianName } from '#server/tuition/handover/find-tuition.ts';
import type { OwnTuition } from './find-own-tuition.ts';
import { presentStanding } from './present-standing.ts';
import type { Standing } from './terms-in-force.ts';

const stateOf = ({ stage }: OwnTuition['application']): TuitionAnswer['state'] => {
  if (stage === 'closed') return 'ended';
  return isConfirmed(stage) ? 'confirmed' : 'appointed';
};

export function presentTuition(
  tuition: OwnTuition,
  standing: Standing,
  lookups: Lookups,
  lang: Lang,
): TuitionAnswer {
  const { application, job, details, side, tutor, tutorUser, guardian } = tuition;
  const { subjects: _names, ...names } = nameJob(job, lookups, lang);
  return {
    id: application.id,
    job_id: job.id,
    request_no: requestNo(job.id),
    side,
    state: stateOf(application),
    ended: presentEnd(application),
    since: application.confirmedAt?.toISOString() ?? null,
    ...names,
    subjects: job.subjectIds.map((id) => ({
      id,
      subject_name: nameIn(lookups.subjects, id, lang),
    })),
    days_in_week: standing.daysInWeek,
    salary: standing.salary,
    changed_on: standing.changedOn,
    ...presentStanding(application, standing),
    student_name: details?.studentName ?? null,
    asked: {
      created_at: job.createdAt.toISOString(),
      hiring_date: job.hiringDate,
      tutoring_time: job.tutoringTime?.slice(0, 5) ?? null,
      tutoring_duration: job.tutoringDuration,
      number_of_students: job.numberOfStudents,
      student_gender: job.studentGender,
      job_duration: job.jobDuration,
      crash_program: job.crashProgram,
      // The tutor reads what stood on the board, the guardian the own words.
      tutor_requirement:
        side === 'tutor' ? (job.publicText ?? job.tutorRequirement) : job.tutorRequirement,
      qualifications: presentQualifications(job, lookups, lang),
    },
    other:
      side === 'tutor'
        ? { name: guardianName(tuition), photo: guardian.photo, gender: null, tutorid: null }
        : {
            name: tutorUser.name,
            photo: tutorUser.photo,
            gender: tutorUser.gender,
            tutorid: tutorUser.erasedAt === null ? tutor.tutorid : null,
          },
  };
}
