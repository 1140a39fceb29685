/** A change that does not come into effect, or not for long: by its own person, or by the link. */
import { and, eq, inArray, ne, sql } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { numberChanges } from '#server/ground/db/schema/number-changes.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Caller, User } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { endAccess } from '#server/people/account/end-access.ts';
import { lockPerson } from '#server/people/account/lock-person.ts';
import { undoableSince } from '#server/people/account/undoable-since.ts';
import { endProofs } from './end-proofs.ts';
import { findOpenChange, lockChange, type NumberChange } from './find-change.ts';
import { readStopToken } from './stop-link.ts';
import { tellAccount } from './tell.ts';

/** Stops a change from the settings. Throws `wrong_state` where none is open. */
export const cancelChange = (services: Services, { user }: Caller, origin: Origin): Promise<void> =>
  services.db.transaction(async (db) => {
    await lockPerson(db, user.id);
    const change = await findOpenChange(db, user.id);
    if (change === null) throw new ApiError('wrong_state', { text: 'number_change_not_begun' });
    const isThis = eq(numberChanges.id, change.id);
    if (change.state === 'begun') {
      await db.delete(numberChanges).where(isThis);
      return;
    }
    const version = change.version + 1;
    await db.update(numberChanges).set({ state: 'stopped', version }).where(isThis);
    await writeAudit({ ...services, db }, origin, {
      action: 'number_change_cancelled',
      outcome: 'ok',
      userId: user.id,
      target: `number-change:${change.id}`,
    });
  });

const invalid = (cause?: unknown) =>
  new ApiError('link_invalid', { text: 'number_link_invalid', cause });

/** The states of changes with staff, or approved by them: not in effect yet. */
const STOPPABLE = ['waiting', 'approved'] as const;
const isStoppable = ({ state }: NumberChange) => STOPPABLE.some((one) => one === state);

const mayBeUndone = ({ changedAt }: NumberChange, now: Date) =>
  changedAt !== null && changedAt > undoableSince(now);

/** The old number is the account's again, if nobody has taken it meanwhile. */
async function giveBack(db: Db, user: User, { oldPhone, newPhone }: NumberChange) {
  // It has changed once more since then.
  if (user.phoneNo !== newPhone) throw invalid();
  const isOther = and(eq(users.phoneNo, oldPhone), ne(users.id, user.id));
  if ((await db.$count(users, isOther)) > 0) throw invalid();
  await db.update(users).set({ phoneNo: oldPhone }).where(eq(users.id, user.id));
}

/** Stops what else is open: the same person has perhaps requested it. */
async function stopOthers(db: Db, userId: number) {
  const isTheirs = eq(numberChanges.userId, userId);
  await db.delete(numberChanges).where(and(isTheirs, eq(numberChanges.state, 'begun')));
  await db
    .update(numberChanges)
    .set({ state: 'stopped', version: sql`${numberChanges.version} + 1` })
    .where(and(isTheirs, inArray(numberChanges.state, [...STOPPABLE])));
}

/**
 * Locks the account after a stranger requested the change: no one stays signed in, or can by what
 * they have.
 */
async function lockOut(services: Services, db: Db, change: NumberChange) {
  const now = services.now();
  const { userId } = change;
  await db.update(users).set({ passwordHash: null }).where(eq(users.id, userId));
  await endAccess(db, userId, now);
  await endProofs(db, change, now);
}

/**
 * Stops or undoes a change by the link that went to the old number and the email. What it did is
 * said. Throws `link_invalid`.
 */
export async function stopByLink(
  services: Services,
  token: string,
  origin: Origin,
): Promise<'stopped' | 'undone'> {
  const id = readStopToken(services.config, token);
  if (id === null) throw invalid();
  return services.db.transaction(async (db) => {
    const found = await lockChange(db, id);
    if (found === null) throw invalid();
    const { user, change } = found;
    const isDone = change.state === 'done';
    if (isDone ? !mayBeUndone(change, services.now()) : !isStoppable(change)) throw invalid();
    if (isDone) await giveBack(db, user, change);
    const state = isDone ? 'undone' : 'stopped';
    const version = change.version + 1;
    await db.update(numberChanges).set({ state, version }).where(eq(numberChanges.id, id));
    await stopOthers(db, user.id);
    await lockOut(services, db, change);
    await tellAccount(services, db, 'number_change_stopped', change);
    await writeAudit({ ...services, db }, origin, {
      action: isDone ? 'number_change_undone' : 'number_change_stopped',
      outcome: 'ok',
      userId: user.id,
      target: `number-change:${id}`,
    });
    return state;
  });
}
