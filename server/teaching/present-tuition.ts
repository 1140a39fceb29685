import type { TuitionAnswer } from '#core/api/schemas/teaching.ts';
import { isConfirmed } from '#core/hire/application-stages.ts';
import type { Lang } from '#core/i18n/lang.ts';
import { guardianName } from '#server/handover/find-tuition.ts';
import { presentEnd } from '#server/handover/tuition-end.ts';
import { requestNo } from '#server/hiring/request-no.ts';
import { nameJob } from '#server/request-fields/name-job.ts';
import type { Lookups } from '#server/services/load-lookups.ts';
import { nameIn } from '#server/services/lookup-row.ts';
import type { OwnTuition } from './find-own-tuition.ts';
import { presentStanding } from './present-standing.ts';
import type { Standing } from './terms-in-force.ts';

const stateOf = ({ stage }: OwnTuition['application']): TuitionAnswer['state'] => {
  if (stage === 'closed') return 'ended';
  return isConfirmed(stage) ? 'confirmed' : 'appointed';
};

export interface TuitionNow {
  /** The tutor has a page in the hub. */
  isListed: boolean;
  standing: Standing;
}

export function presentTuition(
  tuition: OwnTuition,
  { isListed, standing }: TuitionNow,
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
    other:
      side === 'tutor'
        ? { name: guardianName(tuition), photo: guardian.photo, tutorid: null }
        : {
            name: tutorUser.name,
            photo: tutorUser.photo,
            tutorid: isListed ? tutor.tutorid : null,
          },
  };
}
