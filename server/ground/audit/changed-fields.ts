/** The fields an act changed, as the audit log stores them. */
import { type AuditField, auditFieldKind } from '#core/staff/audit-fields.ts';
import type { AuditChange, AuditValue } from '#server/ground/db/schema/audit-change.ts';

type Values = Partial<Record<AuditField, AuditValue | undefined>>;

const storedValue = (value: AuditValue | undefined): AuditValue => value ?? null;
/** The order of a list says nothing. */
const comparable = (value: AuditValue) =>
  JSON.stringify(Array.isArray(value) ? [...value].sort() : value);

/**
 * Returns the fields of `after` that are not as before, with both values; of private ones the name
 * alone. Fields that are not in `after` were not touched.
 */
export function changedFields(before: Values, after: Values): AuditChange[] {
  return Object.keys(after)
    .map((field) => {
      const name = field as AuditField;
      return { field: name, before: storedValue(before[name]), after: storedValue(after[name]) };
    })
    .filter((change) => comparable(change.before) !== comparable(change.after))
    .map(({ field, ...values }) =>
      auditFieldKind(field) === 'private' ? { field } : { field, ...values },
    );
}
