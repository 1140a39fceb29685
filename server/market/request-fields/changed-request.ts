import { REQUEST_FIELDS, type RequestFieldName } from '#core/market/hire/request-fields.ts';
import { changedFields } from '#server/ground/audit/changed-fields.ts';
import type { AuditChange, AuditValue } from '#server/ground/db/schema/audit-change.ts';
import { columnOf } from './request-columns.ts';

const NAMES = Object.keys(REQUEST_FIELDS) as RequestFieldName[];

const asValue = (value: unknown): AuditValue =>
  value === undefined || value === null
    ? null
    : Array.isArray(value) || typeof value === 'number' || typeof value === 'boolean'
      ? value
      : String(value);

/** Returns the fields of a request that differ between its row and the columns that are set. */
export function changedRequest(
  before: Readonly<Record<string, unknown>>,
  set: Readonly<Record<string, unknown>>,
): AuditChange[] {
  const touched = NAMES.filter((name) => set[columnOf(name)] !== undefined);
  const valuesOf = (row: Readonly<Record<string, unknown>>) =>
    Object.fromEntries(touched.map((name) => [name, asValue(row[columnOf(name)])]));
  return changedFields(valuesOf(before), valuesOf(set));
}
