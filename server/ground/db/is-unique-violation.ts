const UNIQUE_VIOLATION = '23505';

/** Drizzle wraps what the driver throws. `index`: that one alone. */
export function isUniqueViolation(error: unknown, index?: string): boolean {
  if (!(error instanceof Error)) return false;
  if (!('code' in error) || error.code !== UNIQUE_VIOLATION)
    return isUniqueViolation(error.cause, index);
  // postgres.js and PGlite name it differently.
  const named =
    'constraint_name' in error ? error.constraint_name : Reflect.get(error, 'constraint');
  return index === undefined || named === index;
}
