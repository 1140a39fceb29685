/**
 * Guardians and tutors sign in with the phone alone: by a code, guardians also by the proof a request
 * was just sent with. What a number belongs to is said only to who has verified it.
 */

import { eq } from 'drizzle-orm';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { hireProofs } from '#server/ground/db/schema/hire-proofs.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { clearLimits, countUse, readWait } from '#server/ground/limits/take-limits.ts';
import type { User } from '#server/ground/request/caller.ts';
import { hashToken } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { verifyPhoneCode } from '#server/people/otp/phone-codes.ts';
import { findPerson } from '#server/people/session/find-caller.ts';
import { endSessions, startSession } from '#server/people/session/sessions.ts';
import type { ClientInfo, SignedIn } from './send-verify-otp.ts';
import { failureLimit, signInLimits } from './sign-in-limits.ts';
import { forgetStranger } from './take-over.ts';

/**
 * A tutor's number that was never verified may have been given by somebody else: it goes on with the
 * password, and the code of the sign-up.
 */
const needsPassword = ({ type, phoneNoVerifiedAt }: User) =>
  type === 'staff' || (type === 'tutor' && phoneNoVerifiedAt === null);

async function findOwner(db: Db, phone: string): Promise<User> {
  const [user] = await db.select().from(users).where(eq(users.phoneNo, phone));
  if (user === undefined) throw new ApiError('no_account');
  if (needsPassword(user)) throw new ApiError('password_needed');
  if (user.deactivatedAt !== null) throw new ApiError('deactivated');
  return user;
}

/**
 * Removes the password of an unverified number: a stranger who set it must not get in by its
 * owner's code.
 */
async function takeOver(db: Db, user: User, now: Date): Promise<void> {
  if (user.phoneNoVerifiedAt !== null) return;
  await db
    .update(users)
    .set({ phoneNoVerifiedAt: now, passwordHash: null })
    .where(eq(users.id, user.id));
  await forgetStranger(db, user.id);
  await endSessions(db, user.id, now);
}

/** The phone, in E.164, is verified. Give it a transaction. */
async function startByPhone(
  services: Services,
  db: Db,
  phone: string,
  { origin, kind, lang }: ClientInfo,
): Promise<SignedIn> {
  const now = services.now();
  const user = await findOwner(db, phone);
  await takeOver(db, user, now);
  await db.update(users).set({ lang }).where(eq(users.id, user.id));
  if (user.type === 'parent')
    await db.insert(parents).values({ userId: user.id }).onConflictDoNothing();
  const { userAgent } = origin;
  const started = await startSession(db, { userId: user.id, kind, otpOnly: false, userAgent }, now);
  const person = await findPerson(db, user.id);
  if (person === null) throw new ApiError('no_account');
  // Who has the phone is the owner: what strangers guessed no longer keeps this person out.
  const attempt = { name: phone, userId: user.id, device: null, ip: origin.ip };
  await clearLimits(db, signInLimits(services, attempt));
  return { ...started, person, otp: { status: 'not_needed' } };
}

async function audited(
  services: Services,
  client: ClientInfo,
  work: () => Promise<SignedIn>,
): Promise<SignedIn> {
  const action = 'sign_in_by_phone';
  try {
    const signedIn = await work();
    const userId = signedIn.person.user.id;
    await writeAudit(services, client.origin, { action, outcome: 'ok', userId });
    return signedIn;
  } catch (error) {
    if (error instanceof ApiError)
      await writeAudit(services, client.origin, { action, outcome: error.code });
    throw error;
  }
}

export interface CodeGiven {
  phone_no: string;
  otp: string;
  challenge: string;
  /** A device the owner has signed in on. */
  device: string | null;
}

/** Wrong codes count for the neighbourhood as wrong passwords do; a known device is let through. */
export async function signInByCode(
  services: Services,
  { challenge, device, ...given }: CodeGiven,
  client: ClientInfo,
): Promise<SignedIn> {
  const { db } = services;
  const { origin } = client;
  const failures = failureLimit(services, origin.ip);
  const seconds = device === null ? await readWait(db, failures, services.now()) : 0;
  if (seconds > 0) throw new ApiError('too_many_requests', { values: { seconds } });
  const phone = await verifyPhoneCode(services, 'sign_in', given, {
    challenge,
    origin,
    device,
  }).catch(async (error: unknown) => {
    if (error instanceof ApiError && error.code === 'otp_wrong')
      await countUse(db, failures, services.now());
    throw error;
  });
  return audited(services, client, () =>
    db.transaction((transaction) => startByPhone(services, transaction, phone, client)),
  );
}

/**
 * Signs in by a proof: once, and only while the proof is young and its request was sent. Throws
 * `proof_invalid`.
 */
export async function signInByProof(
  services: Services,
  proof: string,
  client: ClientInfo,
): Promise<SignedIn> {
  return audited(services, client, () =>
    services.db.transaction(async (transaction) => {
      const isThis = eq(hireProofs.tokenHash, hashToken(proof));
      const [row] = await transaction.select().from(hireProofs).where(isThis).for('update');
      const now = services.now();
      const isOpen = row?.usedForKey != null && row.signedInAt === null && row.expiresAt > now;
      if (row === undefined || !isOpen) throw new ApiError('proof_invalid');
      await transaction.update(hireProofs).set({ signedInAt: now }).where(isThis);
      return startByPhone(services, transaction, row.phone, client);
    }),
  );
}
