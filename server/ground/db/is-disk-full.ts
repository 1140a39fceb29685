/**
 * The codes of PostgreSQL and of the file system for no room, or none left of what was allotted.
 */
const codes = new Set(['53100', 'ENOSPC', 'EDQUOT']);

export function isDiskFull(error: unknown): boolean {
  for (let at = error; at instanceof Error; at = at.cause)
    if ('code' in at && typeof at.code === 'string' && codes.has(at.code)) return true;
  return false;
}
