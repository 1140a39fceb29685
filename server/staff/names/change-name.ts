/** Staff decide on a name a tutor added: correct it, list it, or merge it into another. */
import { arrayContains, asc, eq, inArray, sql } from 'drizzle-orm';
import { normaliseName } from '#core/search/names/normalise-name.ts';
import type { AuditAction } from '#core/staff/audit-actions.ts';
import type { InstituteKind } from '#core/staff/institute-kinds.ts';
import { changedFields } from '#server/ground/audit/changed-fields.ts';
import type { StaffActor } from '#server/ground/audit/staff-actor.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import type { AuditChange } from '#server/ground/db/schema/audit-change.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutorEducations } from '#server/ground/db/schema/tutor-educations.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Services } from '#server/ground/services/services.ts';
import { namePlaces } from './name-places.ts';

interface Name {
  kind: InstituteKind;
  id: number;
}
interface Words {
  name: string;
  nameBn: string;
}

const unknownId = (id: number) =>
  new ApiError('unknown_id', { fields: { into_id: { key: 'unknown_id', values: { id } } } });

/** The rows alone for this transaction, always in one order; the first must still be undecided. */
async function lockNames(db: Db, { kind, id }: Name, others: number[] = []) {
  const { table } = namePlaces[kind];
  const rows = await db
    .select({ id: table.id, isListed: table.isListed })
    .from(table)
    .where(inArray(table.id, [id, ...others]))
    .orderBy(asc(table.id))
    .for('update');
  const own = rows.find((row) => row.id === id);
  if (own === undefined) throw new ApiError('not_found', { text: 'name_not_found' });
  if (own.isListed) throw new ApiError('changed_meanwhile', { text: 'name_listed' });
  return rows;
}

interface Logged {
  action: AuditAction;
  actor: StaffActor;
  changes?: readonly AuditChange[];
}

const log = (services: Services, { kind, id }: Name, { action, actor, changes }: Logged) =>
  writeAudit(services, actor.origin, {
    action,
    outcome: 'ok',
    userId: actor.user.id,
    target: `${kind}:${id}`,
    changes: changes ?? [],
  });

/** One decision: the change and its entry in the log together, then known on this node. */
async function decide(
  services: Services,
  name: Name,
  entry: Logged,
  change: (db: Db) => Promise<void>,
): Promise<void> {
  await services.db.transaction(async (db) => {
    await change(db);
    await log({ ...services, db }, name, entry);
  });
  await services.lookupCache.refresh();
}

/** The same words for two entries would split the tutors between them. */
function checkFree({ lookupCache }: Services, { kind, id }: Name, { name, nameBn }: Words): void {
  const others = [...lookupCache.current[namePlaces[kind].lookup].values()].filter(
    (row) => row.id !== id,
  );
  const isTaken = (words: string) =>
    others.some((row) =>
      [row.name, row.nameBn].some((other) => normaliseName(other) === normaliseName(words)),
    );
  const taken = { key: 'name_taken' };
  if (isTaken(name)) throw new ApiError('invalid_input', { fields: { name: taken } });
  if (isTaken(nameBn)) throw new ApiError('invalid_input', { fields: { name_bn: taken } });
}

export async function renameName(
  services: Services,
  name: Name,
  words: Words,
  actor: StaffActor,
): Promise<void> {
  checkFree(services, name, words);
  const { table, lookup } = namePlaces[name.kind];
  const before = services.lookupCache.current[lookup].get(name.id);
  const changes = changedFields(
    { list_name: before?.name, list_name_bn: before?.nameBn },
    { list_name: words.name, list_name_bn: words.nameBn },
  );
  await decide(services, name, { action: 'staff_name_changed', actor, changes }, async (db) => {
    await lockNames(db, name);
    await db.update(table).set(words).where(eq(table.id, name.id));
  });
}

export async function approveName(
  services: Services,
  name: Name,
  actor: StaffActor,
): Promise<void> {
  const { table } = namePlaces[name.kind];
  await decide(services, name, { action: 'staff_name_listed', actor }, async (db) => {
    await lockNames(db, name);
    await db.update(table).set({ isListed: true }).where(eq(table.id, name.id));
  });
}

/** Everything that pointed at the name points at the other one when it is gone. */
export async function mergeName(
  services: Services,
  name: Name,
  intoId: number,
  actor: StaffActor,
): Promise<void> {
  const { table, used, wished } = namePlaces[name.kind];
  if (intoId === name.id) throw unknownId(intoId);
  await decide(services, name, { action: 'staff_name_merged', actor }, async (db) => {
    const rows = await lockNames(db, name, [intoId]);
    if (!rows.some(({ id }) => id === intoId)) throw unknownId(intoId);
    await db
      .update(tutorEducations)
      .set({ [used]: intoId })
      .where(eq(tutorEducations[used], name.id));
    for (const list of wished) {
      const column = jobOffers[list];
      // A request that wished for both keeps one.
      const without = sql`array_remove(array_remove(${column}, ${name.id}::int), ${intoId}::int)`;
      await db
        .update(jobOffers)
        .set({ [list]: sql`array_append(${without}, ${intoId}::int)` })
        .where(arrayContains(column, [name.id]));
    }
    await db.delete(table).where(eq(table.id, name.id));
    const into = { kind: name.kind, id: intoId };
    await log({ ...services, db }, into, { action: 'staff_name_taken_in', actor });
  });
}
