import type { Reference } from '#core/ground/api/reference-of.ts';

/** Returns the path with the name that the fields of a list or part go by. */
export function namedPath(path: readonly string[], rows: Reference['rows']): readonly string[] {
  const [endpoint = '', part = ''] = path;
  for (let length = path.length - 1; length >= 2; length -= 1) {
    const name = rows[path.slice(0, length).join('.')];
    if (name !== undefined) return [endpoint, part, name, ...path.slice(length)];
  }
  return path;
}

function findByEnd(path: readonly string[], tables: Reference['tables']): string | undefined {
  for (let from = 0; from < path.length; from += 1) {
    const key = path.slice(from).join('.');
    const table = tables.find((each) => Object.hasOwn(each, key));
    if (table !== undefined) return table[key];
  }
  return undefined;
}

/**
 * Finds the description of a field by the end of its path: the longest key that fits, and of
 * equally long ones that of the first table.
 */
export const findDescription = (
  path: readonly string[],
  { tables, rows }: Pick<Reference, 'tables' | 'rows'>,
): string | undefined => findByEnd(namedPath(path, rows), tables) ?? findByEnd(path, tables);
