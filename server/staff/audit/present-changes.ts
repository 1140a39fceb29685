import type { z } from 'zod';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { REQUEST_FIELDS } from '#core/market/hire/request-fields.ts';
import type { auditChange } from '#core/staff/api/staff-audit.ts';
import { auditFieldKind } from '#core/staff/audit-fields.ts';
import type { AuditChange, AuditValue } from '#server/ground/db/schema/audit-change.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { namesIn } from '#server/ground/services/lookup-row.ts';

type Shown = z.output<typeof auditChange>;

/** Returns the list in which the ids of a field stand. */
function tableOf(lookups: Lookups, field: string) {
  if (field === 'tutoring_place_id') return lookups.tutoringPlaces;
  const known = Object.entries(REQUEST_FIELDS).find(([name]) => name === field)?.[1];
  return known !== undefined && 'of' in known ? lookups[known.of] : undefined;
}

const isList = (value: AuditValue): value is readonly (string | number)[] => Array.isArray(value);

/** Ids become names in the reader's language, lists a text of their parts. */
function shownValue(lookups: Lookups, lang: Lang, field: string, value: AuditValue) {
  const table = tableOf(lookups, field);
  if (table !== undefined && value !== null) {
    const ids = (isList(value) ? value : [value]).map(Number);
    return namesIn(table, ids, lang).join(', ') || null;
  }
  return isList(value) ? value.join(', ') || null : value;
}

/** Returns the changed fields of an entry as staff read them. */
export const presentChanges = (
  lookups: Lookups,
  lang: Lang,
  changes: readonly AuditChange[] | null,
): Shown[] =>
  (changes ?? []).map(({ field, before = null, after = null }) => ({
    field,
    is_private: auditFieldKind(field) === 'private',
    before: shownValue(lookups, lang, field, before),
    after: shownValue(lookups, lang, field, after),
  }));
