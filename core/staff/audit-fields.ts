/**
 * The fields whose change the audit log tells: of requests as the table of their fields has them, and
 * those of accounts, partners, names and notices. Values of private ones are never stored: the log
 * says only that they changed.
 */
import { REQUEST_FIELDS, type RequestFieldName } from '#core/market/hire/request-fields.ts';

const OTHER_FIELDS = {
  // Accounts.
  name: 'private',
  gender: 'gender',
  about: 'private',
  additional_phone: 'private',
  account_status: 'colour',
  banned_until: 'date',
  is_banned: 'flag',
  is_active: 'flag',
  // Partners, names of the lists and notices.
  partner_name: 'text',
  origins: 'text',
  enabled: 'flag',
  list_name: 'text',
  list_name_bn: 'text',
  audience: 'audience',
  from_day: 'date',
  to_day: 'date',
  notice_text: 'private',
  reason: 'private',
} as const;

/** The ways in which values of a field are written; of `private` there are none. */
export type AuditFieldKind =
  | (typeof OTHER_FIELDS)[keyof typeof OTHER_FIELDS]
  | 'money'
  | 'number'
  | 'time'
  | 'names';
export type AuditField = keyof typeof OTHER_FIELDS | RequestFieldName;

const PRIVATE = new Set<RequestFieldName>(['student_age', 'latitude', 'longitude']);
const OWN_KINDS: Partial<Record<RequestFieldName, AuditFieldKind>> = {
  salary: 'money',
  actual_salary: 'money',
  student_gender: 'gender',
  tutor_gender: 'gender',
  tutoring_place_id: 'names',
};

function kindOfRequest(name: RequestFieldName): AuditFieldKind {
  const { kind } = REQUEST_FIELDS[name];
  // People write names, phones and addresses into any text.
  if (kind === 'text' || PRIVATE.has(name)) return 'private';
  const own = OWN_KINDS[name];
  if (own !== undefined) return own;
  if (kind === 'id' || kind === 'ids') return 'names';
  return kind === 'integer' ? 'number' : kind;
}

const isOther = (name: string): name is keyof typeof OTHER_FIELDS =>
  Object.hasOwn(OTHER_FIELDS, name);
const isOfRequest = (name: string): name is RequestFieldName => Object.hasOwn(REQUEST_FIELDS, name);

/** Returns how a field's values are written; undefined for one of an earlier version. */
export function auditFieldKind(name: string): AuditFieldKind | undefined {
  if (isOther(name)) return OTHER_FIELDS[name];
  return isOfRequest(name) ? kindOfRequest(name) : undefined;
}

export const auditFields = [
  ...Object.keys(OTHER_FIELDS).filter(isOther),
  ...Object.keys(REQUEST_FIELDS).filter(isOfRequest),
] as const;
