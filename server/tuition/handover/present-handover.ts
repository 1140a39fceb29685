import type { Lang } from '#core/ground/i18n/lang.ts';
import { readPhoneNumber } from '#core/people/account/phone-number.ts';
import type { GuardianHandover, TutorHandover } from '#core/tuition/api/handover.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn, namesIn } from '#server/ground/services/lookup-row.ts';
import { requestNo } from '#server/ground/text/request-no.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { type ShownTo, shownTo } from '#server/market/request-fields/shown-to.ts';
import { guardianName, type Tuition } from './find-tuition.ts';

type Application = Pick<Tuition['application'], 'firstLessonAt' | 'firstLessonBy'>;

export const presentFirstLesson = ({ firstLessonAt: at, firstLessonBy: by }: Application) =>
  at === null || by === null ? null : { at: at.toISOString(), set_by: by };

const presentTuition = ({ application, job }: Tuition, lookups: Lookups, lang: Lang) => ({
  application_id: application.id,
  job_id: job.id,
  request_no: requestNo(job.id),
  stage: application.stage,
  class_name: nameIn(lookups.classes, job.classId, lang),
  subjects: namesIn(lookups.subjects, job.subjectIds, lang).map((subject_name) => ({
    subject_name,
  })),
  first_lesson: presentFirstLesson(application),
});

/** Flat, house and road first, as people here say it. */
function addressOf(job: ShownTo<'tutor', JobRow>, lookups: Lookups, lang: Lang): string {
  const area = nameIn(lookups.locations, job.locationId, lang);
  const parts = [job.flatHouse, job.roadNo, job.fullAddress, job.area, area].filter(Boolean);
  return [...new Set([...parts, nameIn(lookups.cities, job.cityId, lang)])].join(', ');
}

const phoneOf = (stored: string) => readPhoneNumber(stored) ?? stored;

export function presentForTutor(tuition: Tuition, lookups: Lookups, lang: Lang): TutorHandover {
  const { guardian } = tuition;
  const job = shownTo('tutor', tuition.job);
  const details = tuition.details && shownTo('tutor', tuition.details);
  const area = lookups.locations.get(job.locationId);
  return {
    ...presentTuition(tuition, lookups, lang),
    guardian: {
      name: guardianName(tuition),
      photo: guardian.photo,
      phone_no: phoneOf(guardian.phoneNo),
    },
    student_name: details?.studentName ?? null,
    place: {
      address: addressOf(job, lookups, lang),
      latitude: job.latitude ?? area?.latitude ?? null,
      longitude: job.longitude ?? area?.longitude ?? null,
      is_exact: job.latitude !== null,
    },
  };
}

export function presentForGuardian(
  tuition: Tuition,
  university: string | null,
  lookups: Lookups,
  lang: Lang,
): GuardianHandover {
  const { job, tutor, tutorUser } = tuition;
  return {
    ...presentTuition(tuition, lookups, lang),
    tutor: {
      name: tutorUser.name,
      photo: tutorUser.photo,
      gender: tutorUser.gender,
      phone_no: phoneOf(tutorUser.phoneNo),
      tutorid: tutor.tutorid,
      university,
      has_profile: tutorUser.erasedAt === null,
    },
    place: addressOf(job, lookups, lang),
  };
}
