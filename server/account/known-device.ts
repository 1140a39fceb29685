/** A device that signed in before keeps a mark, so that guessing elsewhere does not lock it out. */
import { createToken, isSameText, keyedHash } from '#server/secrets/secrets.ts';

const sign = (secret: string, userId: number, nonce: string) =>
  keyedHash(secret, 'device', `${userId}.${nonce}`);

export function createDeviceMark(secret: string, userId: number): string {
  const nonce = createToken();
  return `${userId}.${nonce}.${sign(secret, userId, nonce)}`;
}

/** The device's own name when the mark is ours and this person's. */
export function readDeviceMark(
  secret: string,
  userId: number | undefined,
  mark: string | undefined,
): string | null {
  const [owner, nonce, signature] = (mark ?? '').split('.');
  if (userId === undefined || nonce === undefined || signature === undefined) return null;
  if (owner !== String(userId)) return null;
  return isSameText(signature, sign(secret, userId, nonce)) ? nonce : null;
}
