/** A device that signed in before keeps a mark, so that guessing elsewhere does not lock it out. */
import { eq } from 'drizzle-orm';
import { toStoredPhone } from '#core/people/account/phone-number.ts';
import { users } from '#server/ground/db/schema/people.ts';
import {
  createToken,
  isKeyedHash,
  keyedHash,
  type Secrets,
} from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';

const PURPOSE = 'device';

export function createDeviceMark(secret: string, userId: number): string {
  const nonce = createToken();
  return `${userId}.${nonce}.${keyedHash(secret, PURPOSE, `${userId}.${nonce}`)}`;
}

/** The device's own name when the mark is ours and this person's. */
export function readDeviceMark(
  secrets: Secrets,
  userId: number | undefined,
  mark: string | undefined,
): string | null {
  const [owner, nonce, signature] = (mark ?? '').split('.');
  if (userId === undefined || nonce === undefined || signature === undefined) return null;
  if (owner !== String(userId)) return null;
  return isKeyedHash(secrets, PURPOSE, `${userId}.${nonce}`, signature) ? nonce : null;
}

/**
 * Returns the device of the phone's owner, as the form took it; without a mark nothing is looked
 * up.
 */
export async function findDevice(
  { db, config }: Services,
  phone: string,
  mark: string | undefined,
): Promise<string | null> {
  const stored = toStoredPhone(phone);
  if (mark === undefined || stored === null) return null;
  const [owner] = await db.select({ id: users.id }).from(users).where(eq(users.phoneNo, stored));
  return readDeviceMark(config, owner?.id, mark);
}
