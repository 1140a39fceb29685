import { type RequestFieldName, requestField } from '#core/market/hire/request-fields.ts';
import type { StoredValues } from '#core/market/hire/request-values.ts';
import { SHARED_FIELDS, type SharedField } from '#core/market/hire/shared-fields.ts';
import type { requestDetails } from '#server/ground/db/schema/request-details.ts';
import type { JobRow } from './job-row.ts';
import { columnOf } from './request-columns.ts';

/** The fields of the hire form, for its guardian and staff. Old requests have no details. */
export function presentStoredFields(
  job: JobRow,
  details: typeof requestDetails.$inferSelect | null,
) {
  const columns = new Map<string, unknown>(Object.entries({ ...details, ...job }));
  const stored = (name: RequestFieldName) => {
    const value = columns.get(columnOf(name)) ?? null;
    // The database tells the seconds as well.
    return typeof value === 'string' && requestField(name).kind === 'time'
      ? value.slice(0, 5)
      : value;
  };
  return Object.fromEntries(
    SHARED_FIELDS.map((name) => [name, stored(name)]),
  ) as StoredValues<SharedField>;
}
