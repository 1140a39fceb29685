import type { RequestValues, StoredValues } from './request-values.ts';
import { SHARED_FIELDS, type SharedField } from './shared-fields.ts';

// A flag that is not set is none.
const toGiven = <Value>(value: Value) => (value === null || value === false ? undefined : value);

/** A stored request as the fields of the form that changes it. */
export const toHireFields = (request: StoredValues<SharedField>) =>
  Object.fromEntries(
    SHARED_FIELDS.map((name) => [name, toGiven(request[name])]),
  ) as RequestValues<SharedField>;
