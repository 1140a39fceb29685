import { isIPv6 } from 'node:net';

/** One household with IPv6 has a whole /64 of addresses. */
export const addressOf = (address: string): string => networkOf(address, 4, 4);

/** The neighbourhood of an address: what one attacker can easily change within. */
export const addressBlock = (address: string): string => networkOf(address, 3, 3);

function networkOf(address: string, bytes: number, groupsKept: number): string {
  const ip = address.startsWith('::ffff:') ? address.slice(7) : address;
  // The first alone is much faster, and true of nearly all.
  if (!ip.includes(':') || !isIPv6(ip))
    return bytes === 4 ? ip : `${ip.split('.').slice(0, bytes).join('.')}.0/24`;
  const [head = '', tail] = ip.split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = (tail ?? '').split(':').filter((part) => part !== '');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  return `${groups
    .slice(0, groupsKept)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/${groupsKept * 16}`;
}
