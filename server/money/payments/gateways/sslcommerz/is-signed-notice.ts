/**
 * Checks that SSLCommerz has signed a notice: `verify_key` names the fields; with the MD5 of the
 * store's password, sorted and joined as `name=value&…`, they give `verify_sign` by MD5, which is
 * the service's choice. It keeps strangers from making us ask; the service's answer decides what is
 * booked.
 */
import { createHash, timingSafeEqual } from 'node:crypto';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

export function isSignedNotice(
  fields: Record<string, string>,
  { storeId, storePassword }: { storeId: string; storePassword: string },
): boolean {
  const { verify_sign: sign = '', verify_key: keys = '', store_id: store } = fields;
  const names = keys.split(',');
  if (store !== storeId || !names.includes('tran_id') || !/^[0-9a-f]{32}$/.test(sign)) return false;
  const signed: Record<string, string> = {};
  for (const name of names) signed[name] = fields[name] ?? '';
  // Whatever the notice names: it is ours that counts.
  signed['store_passwd'] = md5(storePassword);
  const text = Object.keys(signed)
    .sort()
    .map((name) => `${name}=${signed[name]}`)
    .join('&');
  return timingSafeEqual(Buffer.from(md5(text)), Buffer.from(sign));
}
