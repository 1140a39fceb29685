/** Reads a payout for the person who is owed it, and asks staff to send it now. */
import { eq } from 'drizzle-orm';
import type { OwnPayout } from '#core/money/api/own-payout.ts';
import { payoutDueOn } from '#core/money/words/payout-due.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import type { Handlers } from '#server/ground/request/call.ts';
import type { User } from '#server/ground/request/caller.ts';
import { type Origin, originOf } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { balanceOf } from '#server/money/ledger/account-sums.ts';
import { heldSince } from '#server/money/ledger/own-payout-due.ts';
import { findTargets } from './find-targets.ts';

/** An ask is about the balance of then: what came after it was empty is asked for anew. */
export const standingAsk = (askedAt: Date | null, since: Date): Date | null =>
  askedAt !== null && askedAt >= since ? askedAt : null;

async function readOwn(db: Db, { id }: User): Promise<OwnPayout> {
  const [user] = await db.select().from(users).where(eq(users.id, id));
  if (user === undefined) throw new ApiError('not_signed_in');
  const since = await heldSince(db, id);
  return {
    held_poisha: await balanceOf(db, id),
    due_date: since && payoutDueOn(since),
    targets: user.type === 'staff' ? [] : await findTargets(db, user),
    asked_at: since && (standingAsk(user.payoutAskedAt, since)?.toISOString() ?? null),
  };
}

async function ask(services: Services, user: User, origin: Origin): Promise<OwnPayout> {
  const own = await readOwn(services.db, user);
  if (own.due_date === null) throw new ApiError('changed_meanwhile', { text: 'version_conflict' });
  if (own.targets.length === 0) throw new ApiError('payout_number_needed');
  // Pressed again it keeps its place.
  if (own.asked_at !== null) return own;
  const at = services.now();
  await services.db.update(users).set({ payoutAskedAt: at }).where(eq(users.id, user.id));
  await writeAudit(services, origin, { action: 'payout_asked', outcome: 'ok', userId: user.id });
  return { ...own, asked_at: at.toISOString() };
}

export const createOwnPayoutHandlers = (services: Services) =>
  ({
    getOwnPayout: ({ caller }) => readOwn(services.db, caller.user),
    askPayout: ({ caller, request }) => ask(services, caller.user, originOf(request)),
  }) satisfies Partial<Handlers>;
