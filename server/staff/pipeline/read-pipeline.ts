/** The board of one job: every application in its column, with who moved it last. */
import { count, desc, eq, inArray, sql } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { SHORTLIST_MAX } from '#core/ground/limits/hire-limits.ts';
import { columnOf, stageColumns } from '#core/market/hire/application-stages.ts';
import type { Pipeline } from '#core/staff/api/staff.ts';
import { readActors } from '#server/ground/audit/read-actors.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { tuitionFeedback } from '#server/ground/db/schema/tuition-feedback.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findOpenReplacement } from '#server/market/hiring/replacements.ts';
import { readSettledCharges } from '#server/money/invoices/settled-charges.ts';
import { readAcceptances } from '#server/people/acceptance/is-accepted.ts';
import { readNotes } from '#server/staff/notes/read-notes.ts';
import { findRequest } from '#server/staff/requests/find-requests.ts';
import { readChoice } from '#server/staff/requests/get-staff-request.ts';
import { presentRows } from '#server/staff/requests/present-rows.ts';
import { readLetterStates } from '#server/tuition/teaching/letters/read-letter-states.ts';
import { readLife } from '#server/tuition/teaching/read-life.ts';
import { presentCard } from './present-card.ts';
import { readFit } from './read-fit.ts';
import { readTutorFacts } from './read-tutor-facts.ts';

const SHOWN_IN_COLUMN = 200;

/** The newest of each column. */
async function readApplications(db: Db, jobId: number) {
  const place = sql<number>`row_number() over (
    partition by ${applications.stage} order by ${applications.stageChangedAt} desc, ${applications.id} desc
  )`.as('place');
  const ranked = db
    .select({ id: applications.id, place })
    .from(applications)
    .where(eq(applications.jobOfferId, jobId))
    .as('ranked');
  return db
    .select({ application: applications, tutor: tutors, user: users, feedback: tuitionFeedback })
    .from(ranked)
    .innerJoin(applications, eq(applications.id, ranked.id))
    .innerJoin(tutors, eq(tutors.id, applications.tutorId))
    .innerJoin(users, eq(users.id, tutors.userId))
    .leftJoin(tuitionFeedback, eq(tuitionFeedback.applicationId, applications.id))
    .where(sql`${ranked.place} <= ${SHOWN_IN_COLUMN}`)
    .orderBy(desc(applications.stageChangedAt), desc(applications.id));
}
export type PipelineRow = Awaited<ReturnType<typeof readApplications>>[number];

const countStages = (db: Db, jobId: number) =>
  db
    .select({ stage: applications.stage, all: count() })
    .from(applications)
    .where(eq(applications.jobOfferId, jobId))
    .groupBy(applications.stage);

/** The last move of each that still counts. */
async function readLastMoves(db: Db, applicationIds: number[]) {
  if (applicationIds.length === 0) return new Map<number, typeof applicationMoves.$inferSelect>();
  const rows = await db
    .selectDistinctOn([applicationMoves.applicationId])
    .from(applicationMoves)
    .where(
      sql`${inArray(applicationMoves.applicationId, applicationIds)} and ${applicationMoves.undoneAt} is null`,
    )
    .orderBy(applicationMoves.applicationId, desc(applicationMoves.id));
  return new Map(rows.map((row) => [row.applicationId, row]));
}

async function readReplaced(db: Db, jobId: number) {
  const replacement = await findOpenReplacement(db, jobId);
  if (replacement === null) return null;
  const [row] = await db
    .select({ id: applications.id, stage: applications.stage })
    .from(applications)
    .where(eq(applications.id, replacement.applicationId));
  return row ?? null;
}

export async function readPipeline(
  services: Services,
  jobId: number,
  lang: Lang,
): Promise<Pipeline> {
  const { db } = services;
  const found = await findRequest(db, jobId);
  const [request] = found === null ? [] : await presentRows(services, [found], lang);
  if (found === null || request === undefined)
    throw new ApiError('not_found', { text: 'request_not_found' });
  const rows = await readApplications(db, jobId);
  const ids = rows.map(({ application }) => application.id);
  const tutorIds = rows.map(({ tutor }) => tutor.id);
  const moves = await readLastMoves(db, ids);
  const actorOf = await readActors(
    db,
    [...moves.values()].map(({ byUserId }) => byUserId),
  );
  const choice = await readChoice(db, jobId);
  const counts = await countStages(db, jobId);
  const details = {
    job: found.job,
    lang,
    moves,
    actorOf,
    notes: await readNotes(db, 'application', ids),
    choice,
    counts,
    factsOf: await readTutorFacts(services, tutorIds, found.job, lang),
    fitOf: await readFit(services, tutorIds, found.job, lang),
    acceptanceOf: await readAcceptances(db, tutorIds),
    lifeOf: await readLife(db, ids),
    replaced: await readReplaced(db, jobId),
    settled: await readSettledCharges(db, ids),
    letters: await readLetterStates(db, ids),
  };
  const cards = rows.map((row) => presentCard(services, row, details));
  return {
    request,
    shortlist_max: SHORTLIST_MAX,
    choice: choice && { application_id: choice.applicationId, reason: choice.reason },
    columns: stageColumns.map((column) => ({
      column,
      total: request.applications[column],
      cards: cards.filter(({ stage }) => columnOf(stage) === column),
    })),
  };
}
