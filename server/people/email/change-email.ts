import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { takeLimits } from '#server/ground/limits/take-limits.ts';
import type { User } from '#server/ground/request/caller.ts';
import type { Origin } from '#server/ground/request/origin-of.ts';
import type { Services } from '#server/ground/services/services.ts';
import { changeLimits } from './email-limits.ts';
import { readPendingEmail } from './email-state.ts';
import { sendEmailLink } from './send-email-link.ts';

type Owner = Pick<User, 'id' | 'email' | 'emailVerifiedAt'>;

async function send(services: Services, user: Owner, email: string, origin: Origin) {
  const { db, now } = services;
  const limits = changeLimits(services, { userId: user.id, email, ip: origin.ip });
  await takeLimits(db, limits, now());
  return async (transaction: Db) => {
    await sendEmailLink(services, transaction, { userId: user.id, email });
    await writeAudit({ ...services, db: transaction }, origin, {
      action: 'email_link_sent',
      outcome: 'ok',
      userId: user.id,
    });
  };
}

/**
 * Returns what has to be done in the transaction that saves the form. The limit is taken before and
 * outside of it: a form that is refused later counts as well. The address that is in use or waits
 * already is no change.
 */
export async function prepareEmailChange(
  services: Services,
  user: Owner,
  email: string,
  origin: Origin,
): Promise<(transaction: Db) => Promise<void>> {
  const pending = await readPendingEmail(services.db, user.id, services.now());
  if (email === user.email || email === pending?.email) return async () => {};
  return send(services, user, email, origin);
}

/** The link once more, to the address that waits or was never verified. */
export async function resendEmailLink(
  services: Services,
  user: Owner,
  origin: Origin,
): Promise<void> {
  const pending = await readPendingEmail(services.db, user.id, services.now());
  const unverified = user.emailVerifiedAt === null ? user.email : null;
  const email = pending?.email ?? unverified;
  if (email === null) throw new ApiError('wrong_state', { text: 'no_email_waits' });
  const work = await send(services, user, email, origin);
  await services.db.transaction(work);
}
