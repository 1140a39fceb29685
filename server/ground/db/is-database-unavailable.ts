/** Errors that pass by themselves: no connection, too many of them, shutting down, too slow. */
const codes = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ENOTFOUND',
  'ETIMEDOUT',
  'EPIPE',
  'CONNECTION_CLOSED',
  'CONNECTION_ENDED',
  'CONNECTION_DESTROYED',
  'CONNECT_TIMEOUT',
  '53300',
  '57014',
  '57P01',
  '57P02',
  '57P03',
]);

/** Drizzle wraps the driver's error, so the causes are searched as well. */
export function isDatabaseUnavailable(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && codes.has(at.code)) return true;
  return false;
}
