import { ApiError, type FieldProblem } from '#server/ground/errors/api-error.ts';

interface Given {
  field: string;
  table: ReadonlyMap<number, unknown>;
  /** Undefined stands for a field that was not given. */
  ids: readonly (number | undefined)[];
}

/** Refuses ids that stand for nothing; all such fields are named at once. */
export function checkIds(given: readonly Given[]) {
  const fields: Record<string, FieldProblem> = {};
  for (const { field, table, ids } of given) {
    const unknown = ids.filter((id) => id !== undefined && !table.has(id));
    if (unknown.length > 0)
      fields[field] = { key: 'unknown_id', values: { id: unknown.join(', ') } };
  }
  if (Object.keys(fields).length > 0) throw new ApiError('unknown_id', { fields });
}
