/**
 * A first look serves its own machine and nobody else: its accounts have known passwords, its codes
 * stand in the outbox and its secret is in the source. Who wants to show it to others says so.
 */

import { isLoopbackName } from '#server/ground/network/is-loopback.ts';
import { type Config, ConfigError } from './config.ts';

type Given = Pick<Config, 'isLocalOnly' | 'publicUrl' | 'host' | 'databaseUrl'>;

const PROPERLY =
  'give NODE_ENV=production and APP_SECRET to run it for people, or DEMO_DATA=true and APP_SECRET to show the demo to others.';

/** Finds the given setting that reaches beyond this machine; null if there is none. */
function reachOf({ publicUrl, host, databaseUrl }: Given): string | null {
  if (!isLoopbackName(new URL(publicUrl).hostname)) return `PUBLIC_URL "${publicUrl}"`;
  if (!isLoopbackName(host)) return `HOST "${host}"`;
  // It may carry a password, so it is not repeated.
  if (databaseUrl !== undefined && !isLoopbackName(new URL(databaseUrl).hostname))
    return 'DATABASE_URL';
  return null;
}

export function checkLocalOnly(config: Given): void {
  const reach = config.isLocalOnly ? reachOf(config) : null;
  if (reach !== null)
    throw new ConfigError(
      `The setting ${reach} reaches beyond this machine, which the demo does not: ${PROPERLY}`,
    );
}
