/**
 * The answer when somebody was faster: who it was and when, so that two of the staff can talk
 * instead of overwriting each other.
 */
import { desc, eq } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';

interface Trace {
  at: Date;
  byUserId: number | null;
}

const formats = {
  en: new Intl.DateTimeFormat('en-GB', {
    timeZone: 'Asia/Dhaka',
    dateStyle: 'medium',
    timeStyle: 'short',
  }),
  bn: new Intl.DateTimeFormat('bn-BD', {
    timeZone: 'Asia/Dhaka',
    dateStyle: 'medium',
    timeStyle: 'short',
  }),
};

async function lastEvent(db: Db, jobId: number): Promise<Trace[]> {
  return db
    .select({ at: requestEvents.at, byUserId: requestEvents.byUserId })
    .from(requestEvents)
    .where(eq(requestEvents.jobOfferId, jobId))
    .orderBy(desc(requestEvents.id))
    .limit(1);
}

async function lastMove(db: Db, applicationId: number): Promise<Trace[]> {
  const [move] = await db
    .select()
    .from(applicationMoves)
    .where(eq(applicationMoves.applicationId, applicationId))
    .orderBy(desc(applicationMoves.id))
    .limit(1);
  if (move === undefined) return [];
  const { at, byUserId, undoneAt, undoneByUserId } = move;
  return [undoneAt === null ? { at, byUserId } : { at: undoneAt, byUserId: undoneByUserId }];
}

/** None while it waits: its tutor has changed it then. */
async function lastDecision(db: Db, checkId: number): Promise<Trace[]> {
  const [check] = await db
    .select({ at: documentChecks.decidedAt, byUserId: documentChecks.decidedBy })
    .from(documentChecks)
    .where(eq(documentChecks.id, checkId));
  return check === undefined || check.at === null
    ? []
    : [{ at: check.at, byUserId: check.byUserId }];
}

type Subject = { jobId: number } | { applicationId: number } | { checkId: number };

function findTrace(db: Db, subject: Subject): Promise<Trace[]> {
  if ('jobId' in subject) return lastEvent(db, subject.jobId);
  if ('checkId' in subject) return lastDecision(db, subject.checkId);
  return lastMove(db, subject.applicationId);
}

async function toError(db: Db, [trace]: Trace[], lang: Lang): Promise<ApiError> {
  if (trace === undefined) return new ApiError('changed_meanwhile', { text: 'version_conflict' });
  const name = (await readActors(db, [trace.byUserId]))(trace.byUserId)?.name;
  const when = formats[lang].format(trace.at);
  return name === undefined
    ? new ApiError('changed_meanwhile', { text: 'changed_meanwhile_by_nobody', values: { when } })
    : new ApiError('changed_meanwhile', { values: { name, when } });
}

/** Runs it; a refusal because of an older version says who and when. */
export async function tellWhoChanged<T>(
  db: Db,
  subject: Subject,
  lang: Lang,
  work: () => Promise<T>,
): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof ApiError) || error.code !== 'version_conflict') throw error;
    throw await toError(db, await findTrace(db, subject), lang);
  }
}
