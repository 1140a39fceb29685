/** Returns the first row. Throws if there is none. */
export function one<T>(rows: readonly T[]): T {
  const [row] = rows;
  if (row === undefined) throw new Error('No row');
  return row;
}
