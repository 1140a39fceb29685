/**
 * The link by which a message about new jobs is the last one. It follows from the row and our secret,
 * so that the links of all messages about a search are the same one.
 */
import { STOP_ALERT_PATH } from '#core/market/jobs/alert-limits.ts';
import type { Config } from '#server/ground/config/config.ts';
import { isKeyedHash, keyedHash, type Secrets } from '#server/ground/secrets/secrets.ts';

const PURPOSE = 'stop-alert';

export const alertToken = ({ appSecret }: Pick<Secrets, 'appSecret'>, id: number): string =>
  `${id}-${keyedHash(appSecret, PURPOSE, String(id))}`;

export const stopAlertLink = (config: Config, id: number): string =>
  `${config.publicUrl}${STOP_ALERT_PATH}#${alertToken(config, id)}`;

/** The id of the row; null when the token is none of ours. */
export function readAlertToken(secrets: Secrets, token: string): number | null {
  const [, id, hash] = /^([1-9]\d{0,8})-([\w-]+)$/.exec(token) ?? [];
  if (id === undefined || hash === undefined) return null;
  return isKeyedHash(secrets, PURPOSE, id, hash) ? Number(id) : null;
}
