/** One value of a field: a word, a number, ids of a list. */
export type AuditValue = string | number | boolean | readonly (string | number)[] | null;

/** A field that an act changed; without values where it is private. */
export interface AuditChange {
  field: string;
  before?: AuditValue;
  after?: AuditValue;
}
