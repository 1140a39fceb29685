/**
 * The link by which the old number or the email stops a change, or undoes it for a day. It follows
 * from the change and our secret, so that the links of all its messages are the same one.
 */
import { STOP_NUMBER_CHANGE_PATH } from '#core/people/account/number-change.ts';
import type { Config } from '#server/ground/config/config.ts';
import { isKeyedHash, keyedHash, type Secrets } from '#server/ground/secrets/secrets.ts';

const PURPOSE = 'stop-number-change';

export const stopLink = ({ publicUrl, appSecret }: Config, id: number): string =>
  `${publicUrl}${STOP_NUMBER_CHANGE_PATH}#${id}-${keyedHash(appSecret, PURPOSE, String(id))}`;

/** The id of the change; null when the token is none of ours. */
export function readStopToken(secrets: Secrets, token: string): number | null {
  const [, id, hash] = /^([1-9]\d{0,8})-([\w-]+)$/.exec(token) ?? [];
  if (id === undefined || hash === undefined) return null;
  return isKeyedHash(secrets, PURPOSE, id, hash) ? Number(id) : null;
}
