import { eq } from 'drizzle-orm';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import { writeAudit } from '#server/ground/audit/write-audit.ts';
import type { Db } from '#server/ground/db/database.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { ApiError } from '#server/ground/errors/api-error.ts';
import { clearLimits, countUse, readWait, takeLimits } from '#server/ground/limits/take-limits.ts';
import type { Services } from '#server/ground/services/services.ts';
import { rebindCodes } from '#server/people/otp/check-otp.ts';
import { findPerson } from '#server/people/session/find-caller.ts';
import { startSession } from '#server/people/session/sessions.ts';
import { readDeviceMark } from './known-device.ts';
import { type ClientInfo, type SignedIn, sendVerifyOtp } from './send-verify-otp.ts';
import { failureLimit, signInLimits } from './sign-in-limits.ts';

interface SignIn {
  /** Phone or e-mail. */
  name: string;
  password: string;
  deviceMark: string | undefined;
}

/** Both columns are always asked by an index, so a wrong form takes no other way. */
async function findUser(db: Db, name: string) {
  const column = name.includes('@') ? users.email : users.phoneNo;
  const [user] = await db.select().from(users).where(eq(column, name));
  return user;
}

/** A known and an unknown name do the same work and get the same answer. */
export async function signIn(
  services: Services,
  { name, password, deviceMark }: SignIn,
  client: ClientInfo,
): Promise<SignedIn> {
  const { db, passwords, config } = services;
  const { origin, kind } = client;
  const now = services.now();
  const canonical = name.includes('@') ? name.toLowerCase() : (toStoredPhone(name) ?? name);
  const user = await findUser(db, canonical);
  const device = readDeviceMark(config, user?.id, deviceMark);
  const attempt = { name: canonical, userId: user?.id, device, ip: origin.ip };
  const failures = failureLimit(services, origin.ip);
  const seconds = device === null ? await readWait(db, failures, now) : 0;
  if (seconds > 0) throw new ApiError('too_many_requests', { values: { seconds } });
  const limits = signInLimits(services, attempt);
  await takeLimits(db, limits, now);

  const isRight = await passwords.verify(user?.passwordHash ?? null, password);
  const refusal = !isRight || user === undefined ? 'wrong_credentials' : null;
  if (refusal !== null) await countUse(db, failures, now);
  const outcome = refusal ?? (user?.deactivatedAt ? 'deactivated' : 'ok');
  await writeAudit(services, origin, { action: 'sign_in', outcome, userId: user?.id });
  if (refusal !== null || user === undefined) throw new ApiError('wrong_credentials');
  await clearLimits(db, limits);
  if (user.deactivatedAt !== null) throw new ApiError('deactivated');

  const otpOnly = user.phoneNoVerifiedAt === null;
  const { userAgent } = origin;
  const started = await startSession(db, { userId: user.id, kind, otpOnly, userAgent }, now);
  const person = await findPerson(db, user.id);
  if (person === null) throw new ApiError('wrong_credentials');
  if (!otpOnly) return { ...started, person, otp: { status: 'not_needed' } };
  await rebindCodes(db, user.id, started.session.id, now);
  const otp = await sendVerifyOtp(services, person, started.session.id, client);
  return { ...started, person, otp };
}
