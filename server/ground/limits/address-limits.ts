import { addressOf } from '#server/ground/network/address-block.ts';
import { isLoopbackAddress } from '#server/ground/network/is-loopback.ts';
import { keyedHash } from '#server/ground/secrets/secrets.ts';
import type { Services } from '#server/ground/services/services.ts';
import { keyedLimits } from './keyed-limits.ts';
import type { Limit } from './take-limits.ts';

/** Limits of an address, of which a keyed hash alone is stored. */
export function addressLimits(
  { config }: Pick<Services, 'config'>,
  { kind, ip, windows }: { kind: string; ip: string; windows: Limit['windows'] },
): Limit[] {
  // While developing everybody comes from the same address.
  if (isLoopbackAddress(ip) && !config.isProduction) return [];
  return keyedLimits(config, (secret) => [
    { key: `${kind}:${keyedHash(secret, 'address', addressOf(ip))}`, windows },
  ]);
}

/** Returns the name by which staff know an address; it leads to nobody. */
export const networkName = ({ config }: Pick<Services, 'config'>, ip: string): string =>
  `network:${keyedHash(config.appSecret, 'address', addressOf(ip)).slice(0, 8)}`;
