import { isIPv6 } from 'node:net';

/** The neighbourhood of an address: what one attacker can easily change within. */
export function addressBlock(address: string): string {
  const ip = address.startsWith('::ffff:') ? address.slice(7) : address;
  if (!isIPv6(ip)) return `${ip.split('.').slice(0, 3).join('.')}.0/24`;
  const [head = '', tail] = ip.split('::');
  const front = head.split(':').filter((part) => part !== '');
  const back = (tail ?? '').split(':').filter((part) => part !== '');
  const zeros = tail === undefined ? 0 : 8 - front.length - back.length;
  const groups = [...front, ...Array.from({ length: zeros }, () => '0'), ...back];
  return `${groups
    .slice(0, 3)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/48`;
}
