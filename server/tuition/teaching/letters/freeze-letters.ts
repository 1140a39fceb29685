/**
 * Writes the letters a tuition should have and has not yet: one for its confirmation, and one for each
 * change of days or salary both agreed on since. What is written is never changed. Called when a letter is
 * opened or signed, when a change is accepted, and by housekeeping.
 */
import { createHash } from 'node:crypto';
import { asc, inArray } from 'drizzle-orm';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import type { Db } from '#server/ground/db/database.ts';
import { type LetterFacts, tuitionLetters } from '#server/ground/db/schema/tuition-letters.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameJob } from '#server/market/request-fields/name-job.ts';
import { guardianName, type Tuition } from '#server/tuition/handover/find-tuition.ts';
import { confirmedTerms, readAgreedChanges, termsOn } from '../terms-in-force.ts';

export type LetterRow = typeof tuitionLetters.$inferSelect;
type Change = NonNullable<
  Awaited<ReturnType<typeof readAgreedChanges>> extends Map<number, (infer Row)[]> ? Row : never
>;
/** The services that are needed here, so that the demo data can do without the rest. */
interface Freezing {
  lookupCache: { readonly current: Lookups };
  now(): Date;
}

/** Writes JSON with the keys in order, since the database does not keep theirs. */
const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, part: unknown) =>
    part !== null && typeof part === 'object' && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([a], [b]) => a.localeCompare(b)))
      : part,
  );

export const hashOf = (facts: LetterFacts): string =>
  createHash('sha256').update(canonical(facts)).digest('hex');

/** For tuitions confirmed before the time of it was stored, the application stands in. */
const confirmationOf = ({ application }: Tuition): Date =>
  application.confirmedAt ?? application.createdAt;

function factsOf(
  tuition: Tuition,
  { daysInWeek, salary }: { daysInWeek: number; salary: number },
  lookups: Lookups,
): LetterFacts {
  const { job, details, tutor, tutorUser } = tuition;
  return {
    job_id: job.id,
    guardian_name: guardianName(tuition),
    student_name: details?.studentName ?? null,
    tutor_name: tutorUser.name,
    tutorid: tutor.tutorid,
    names: { en: nameJob(job, lookups, 'en'), bn: nameJob(job, lookups, 'bn') },
    days_in_week: daysInWeek,
    salary,
    tutoring_time: job.tutoringTime?.slice(0, 5) ?? null,
    tutoring_duration: job.tutoringDuration,
    job_duration: job.jobDuration,
    hiring_date: job.hiringDate,
    number_of_students: job.numberOfStudents,
  };
}

/** Changes of terms, in the order they were agreed on. */
const ofTerms = (changes: readonly Change[]): Change[] =>
  changes
    .filter(({ daysInWeek, salary }) => daysInWeek !== null || salary !== null)
    .sort((a, b) => (a.settledAt?.getTime() ?? 0) - (b.settledAt?.getTime() ?? 0) || a.id - b.id);

function missingOf(
  { lookupCache, now }: Freezing,
  tuition: Tuition,
  changes: Change[],
  known: LetterRow[],
): LetterRow[] {
  const confirmedAt = confirmationOf(tuition);
  const written = known.filter((row) => row.confirmedAt.getTime() === confirmedAt.getTime()).length;
  const last = known.at(-1)?.version ?? 0;
  const wanted = Array.from({ length: changes.length + 1 }, (_, count) => count).slice(written);
  return wanted.map((count, index): LetterRow => {
    const change = changes[count - 1];
    const fromOn = change?.fromOn ?? dhakaDate(confirmedAt);
    const terms =
      change === undefined
        ? confirmedTerms(tuition)
        : termsOn(tuition, changes.slice(0, count), fromOn);
    const facts = factsOf(tuition, terms, lookupCache.current);
    return {
      applicationId: tuition.application.id,
      version: last + index + 1,
      confirmedAt,
      fromOn,
      facts,
      hash: hashOf(facts),
      createdAt: now(),
      remindedAt: null,
    };
  });
}

const readLetters = (db: Db, ids: number[]) =>
  db
    .select()
    .from(tuitionLetters)
    .where(inArray(tuitionLetters.applicationId, ids))
    .orderBy(asc(tuitionLetters.applicationId), asc(tuitionLetters.version));

/** Returns the letters by tuition, the oldest first. Give it tuitions that were confirmed. */
export async function freezeLetters(
  services: Freezing,
  db: Db,
  tuitions: readonly Tuition[],
): Promise<ReadonlyMap<number, LetterRow[]>> {
  const ids = tuitions.map(({ application }) => application.id);
  if (ids.length === 0) return new Map();
  const known = Map.groupBy(await readLetters(db, ids), ({ applicationId }) => applicationId);
  const agreed = await readAgreedChanges(db, ids);
  const missing = tuitions.flatMap((tuition) => {
    const { id } = tuition.application;
    return missingOf(services, tuition, ofTerms(agreed.get(id) ?? []), known.get(id) ?? []);
  });
  if (missing.length === 0) return known;
  // Both may open the letter at the same moment; it is written once.
  await db.insert(tuitionLetters).values(missing).onConflictDoNothing();
  return Map.groupBy(await readLetters(db, ids), ({ applicationId }) => applicationId);
}
