import { brand } from '#core/ground/brand.ts';
import { isPair, type Vapid } from './vapid-keys.ts';

interface Given {
  VAPID_PUBLIC_KEY?: string | undefined;
  VAPID_PRIVATE_KEY?: string | undefined;
  VAPID_SUBJECT?: string | undefined;
}

/** `wrong`: one key without the other, or keys that do not belong together. Undefined: no push messages. */
export function readVapid(given: Given): Vapid | undefined | 'wrong' {
  const { VAPID_PUBLIC_KEY: publicKey, VAPID_PRIVATE_KEY: privateKey } = given;
  if (publicKey === undefined && privateKey === undefined) return undefined;
  if (publicKey === undefined || privateKey === undefined) return 'wrong';
  const subject = given.VAPID_SUBJECT ?? `mailto:${brand.email}`;
  const vapid = { publicKey, privateKey, subject };
  return isPair(vapid) ? vapid : 'wrong';
}
