const FOREIGN_KEY = '23503';

/**
 * A row was to be stored that points at one that is gone, such as a name staff have just merged
 * into another. Deleting what others still point at is our own mistake and not meant here.
 */
export function isMissingRow(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && at.code === FOREIGN_KEY) return at.message.startsWith('insert or update');
  return false;
}
