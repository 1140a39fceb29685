import { and, asc, eq } from 'drizzle-orm';
import type { Lang } from '#core/api/schemas/fields.ts';
import type { RequestDetail } from '#core/api/schemas/parent.ts';
import { isTaken } from '#core/hire/application-stages.ts';
import { mayDo } from '#core/hire/request-status.ts';
import type { Db } from '#server/db/database.ts';
import { jobOffers } from '#server/db/schema/job-offers.ts';
import { requestDetails } from '#server/db/schema/request-details.ts';
import { requestEvents } from '#server/db/schema/request-events.ts';
import { tutorChoices } from '#server/db/schema/tutor-choices.ts';
import { readAskedTutors } from '#server/hire/asked-tutor.ts';
import { connectedTutors } from '#server/hire/connected-tutors.ts';
import type { JobRow } from '#server/hire/lock-request.ts';
import { ApiError } from '#server/http/api-error.ts';
import type { Services } from '#server/services.ts';
import { countApplications } from './list-requests.ts';
import { presentSummary } from './present-request.ts';

type Details = typeof requestDetails.$inferSelect;

async function readHistory(db: Db, job: JobRow): Promise<RequestDetail['history']> {
  const rows = await db
    .select()
    .from(requestEvents)
    .where(eq(requestEvents.jobOfferId, job.id))
    .orderBy(asc(requestEvents.id));
  const history = rows.map(({ kind, at, reason }) => ({ kind, at: at.toISOString(), reason }));
  const at = job.createdAt.toISOString();
  // Requests older than the history began in the same way.
  return history.some(({ kind }) => kind === 'submitted')
    ? history
    : [{ kind: 'submitted', at, reason: null }, ...history];
}

async function readChoice(db: Db, jobId: number): Promise<RequestDetail['choice']> {
  const [row] = await db.select().from(tutorChoices).where(eq(tutorChoices.jobOfferId, jobId));
  if (row === undefined) return null;
  const { applicationId, reason, chosenAt } = row;
  return { application_id: applicationId, reason, chosen_at: chosenAt.toISOString() };
}

/** What the form needs to be filled again. */
const presentFields = (job: JobRow, details: Details | null) => ({
  student_id: details?.studentId ?? null,
  saved_location_id: details?.parentLocationId ?? null,
  contact_name: details?.contactName ?? null,
  student_name: details?.studentName ?? null,
  institute: details?.institute ?? null,
  student_age: details?.studentAge ?? null,
  student_gender: job.studentGender,
  number_of_students: job.numberOfStudents,
  category_id: job.categoryId,
  class_id: job.classId,
  subject_ids: job.subjectIds,
  tutoring_place_id: job.tutoringPlaceId,
  tutoring_duration: job.tutoringDuration,
  tutoring_time: job.tutoringTime?.slice(0, 5) ?? null,
  job_duration: job.jobDuration,
  hiring_date: job.hiringDate,
  city_id: job.cityId,
  location_id: job.locationId,
  detail_address: job.fullAddress,
  latitude: job.latitude,
  longitude: job.longitude,
  university_ids: job.universityIds,
  university_type_id: job.universityTypeId,
  department_ids: job.departmentIds,
  group_id: job.groupId,
  tutor_religion_id: job.tutorReligionId,
  salary: job.wishedSalary ?? job.actualSalary,
  tutor_requirement: job.tutorRequirement,
  public_text: job.publicText,
});

export async function getRequest(
  services: Services,
  { parentId, id }: { parentId: number; id: number },
  lang: Lang,
): Promise<RequestDetail> {
  const { db, lookupCache } = services;
  const [found] = await db
    .select({ job: jobOffers, details: requestDetails })
    .from(jobOffers)
    .leftJoin(requestDetails, eq(requestDetails.jobOfferId, jobOffers.id))
    .where(and(eq(jobOffers.id, id), eq(jobOffers.parentId, parentId)));
  if (found === undefined) throw new ApiError('not_found', { text: 'request_not_found' });
  const { job, details } = found;
  const counts = (await countApplications(db, [id])).get(id) ?? { applied: 0, proposed: 0 };
  const tutors = await connectedTutors(services, id, lang);
  const isOnBoard = job.status === 'live' || job.status === 'hidden';
  return {
    ...presentSummary(job, counts, lookupCache.current, lang),
    ...presentFields(job, details),
    asked_tutor: (await readAskedTutors(db, [id])).get(id) ?? null,
    can_edit: mayDo(job.status, 'edit'),
    can_cancel: mayDo(job.status, 'cancel'),
    can_choose: isOnBoard && tutors.length > 0 && !tutors.some(({ stage }) => isTaken(stage)),
    history: await readHistory(db, job),
    choice: await readChoice(db, id),
    tutors,
  };
}
