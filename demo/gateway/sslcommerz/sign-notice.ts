/**
 * Signs a notice as SSLCommerz does: `verify_key` names the fields; they and the MD5 of the store's
 * password, sorted by name and joined as `name=value&…`, give `verify_sign` by MD5.
 */
import { createHash } from 'node:crypto';

const md5 = (text: string) => createHash('md5').update(text).digest('hex');

export function signNotice(
  fields: Record<string, string>,
  storePassword: string,
): Record<string, string> {
  const signed = { ...fields, store_passwd: md5(storePassword) };
  const text = Object.entries(signed)
    .sort(([one], [other]) => (one < other ? -1 : 1))
    .map(([name, value]) => `${name}=${value}`)
    .join('&');
  return {
    ...fields,
    verify_key: Object.keys(fields).sort().join(','),
    verify_sign: md5(text),
  };
}
