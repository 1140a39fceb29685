import { and, asc, eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { RequestDetail } from '#core/market/api/parent.ts';
import { isTaken } from '#core/market/hire/application-stages.ts';
import { callDueAt } from '#core/market/hire/choice-clock.ts';
import { isUnderWay, mayDo } from '#core/market/hire/request-status.ts';
import type { Db } from '#server/ground/db/database.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { tutorChoices } from '#server/ground/db/schema/tutor-choices.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readAskedTutors } from '#server/market/hiring/asked-tutor.ts';
import { connectedTutors } from '#server/market/hiring/connected-tutors.ts';
import { hasReplacedTuition } from '#server/market/hiring/replacements.ts';
import { maySearchAgain } from '#server/market/hiring/search-again.ts';
import { readShortlistDue } from '#server/market/hiring/shortlist-clock.ts';
import { presentQualifications } from '#server/market/job-board/present-qualifications.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { presentStoredFields } from '#server/market/request-fields/present-stored-fields.ts';
import { readProgress } from './list-requests.ts';
import { presentSummary } from './present-request.ts';
import { toDo } from './to-do.ts';

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
  return {
    application_id: applicationId,
    reason,
    chosen_at: chosenAt.toISOString(),
    call_by: callDueAt(chosenAt).toISOString(),
  };
}

/** Returns the fields the form needs to be filled again. */
const presentFields = (job: JobRow, details: Details | null) => ({
  student_id: details?.studentId ?? null,
  saved_location_id: details?.parentLocationId ?? null,
  contact_name: details?.contactName ?? null,
  ...presentStoredFields(job, details),
  salary: job.wishedSalary ?? job.actualSalary,
  public_text: job.publicText,
});

export async function getRequest(
  services: Services,
  { parentId, id }: { parentId: number; id: number },
  lang: Lang,
): Promise<RequestDetail> {
  const { db, lookupCache } = services;
  const [found] = await db
    .select({ job: jobOffers, toDo, details: requestDetails })
    .from(jobOffers)
    .leftJoin(requestDetails, eq(requestDetails.jobOfferId, jobOffers.id))
    .where(and(eq(jobOffers.id, id), eq(jobOffers.parentId, parentId)));
  if (found === undefined) throw new ApiError('not_found', { text: 'request_not_found' });
  const { job, details } = found;
  const progressOf = await readProgress(db, [id]);
  const tutors = await connectedTutors(services, id, lang);
  const isOnBoard = isUnderWay(job.status);
  return {
    ...presentSummary(found, progressOf(id), lookupCache.current, lang),
    ...presentFields(job, details),
    qualifications: presentQualifications(job, lookupCache.current, lang),
    asked_tutor: (await readAskedTutors(db, [id])).get(id) ?? null,
    can_edit: mayDo(job.status, 'edit'),
    can_cancel: mayDo(job.status, 'cancel') && !(await hasReplacedTuition(db, id)),
    can_search_again: await maySearchAgain(db, id),
    can_choose: isOnBoard && tutors.length > 0 && !tutors.some(({ stage }) => isTaken(stage)),
    shortlist_due_at: (await readShortlistDue(db, [id])).get(id)?.toISOString() ?? null,
    history: await readHistory(db, job),
    choice: await readChoice(db, id),
    tutors,
  };
}
