import { ConfigError } from '#server/ground/config/config.ts';
import { isDatabaseUnavailable } from '#server/ground/db/is-database-unavailable.ts';

/** Returns one sentence for what is the operator's business; undefined for a fault of ours. */
export function toSentence(error: unknown): string | undefined {
  if (error instanceof ConfigError) return error.message;
  if (isDatabaseUnavailable(error))
    return 'The database does not answer: start it, or check DATABASE_URL.';
  if (!(error instanceof Error) || !('code' in error)) return undefined;
  if (error.code === 'EADDRINUSE' && 'port' in error)
    return `Port ${error.port} is in use by another program: stop it or set PORT, DEMO_PORT and GATEWAY_PORT.`;
  if (error.code === 'EACCES' && 'port' in error)
    return `Port ${error.port} may not be used by this user: set PORT to one above 1023.`;
  return undefined;
}
