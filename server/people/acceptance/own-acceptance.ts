import type { OwnAcceptance } from '#core/people/api/acceptance.ts';
import { asksAgainFrom } from '#core/people/profile/acceptance.ts';
import type { Db } from '#server/ground/db/database.ts';
import { readAcceptance } from './is-accepted.ts';

/** The tutor reads this on the dashboard; null where there is nothing to wait for. */
export async function readOwnAcceptance(db: Db, tutorId: number): Promise<OwnAcceptance | null> {
  const row = await readAcceptance(db, tutorId);
  if (row === undefined || row.state === 'accepted') return null;
  return {
    state: row.state,
    asked_at: row.askedAt?.toISOString() ?? null,
    reason: row.reason,
    ask_again_from: row.decidedAt && asksAgainFrom(row.decidedAt).toISOString(),
  };
}
