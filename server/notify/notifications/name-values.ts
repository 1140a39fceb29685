import { createFormat } from '#core/ground/format/format.ts';
import { momentText } from '#core/ground/format/moment-text.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { toTaka } from '#core/money/words/poisha.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';

export type NoticeValues = Record<string, string | number>;

/**
 * Stored are ids, instants (`lesson_at`, `pay_by`, `deletes_at`, `changes_at`, `claim_by`) and phones, so that each reader gets names, times and digits
 * in their own language.
 */
export function nameValues(lookups: Lookups, lang: Lang, values: NoticeValues): NoticeValues {
  const tables = {
    class: lookups.classes,
    location: lookups.locations,
    city: lookups.cities,
    subject: lookups.subjects,
    certificate_type: lookups.certificateTypes,
    education_level: lookups.educationLevels,
  };
  const named = Object.entries(tables).flatMap(([name, table]) => {
    const id = values[`${name}_id`];
    return typeof id === 'number' ? [[`${name}_name`, nameIn(table, id, lang)] as const] : [];
  });
  const { class_name, subject_name } = Object.fromEntries(named);
  const {
    lesson_at,
    pay_by,
    deletes_at,
    changes_at,
    phone,
    poisha,
    rest_poisha,
    due_on,
    claim_by,
  } = values;
  return {
    ...values,
    ...Object.fromEntries(named),
    ...(subject_name !== undefined && {
      lesson_name: [class_name, subject_name].filter((name) => name !== undefined).join(', '),
    }),
    ...(typeof lesson_at === 'string' && { lesson_at: momentText(lesson_at, lang) }),
    ...(typeof pay_by === 'string' && { pay_by: momentText(pay_by, lang) }),
    ...(typeof deletes_at === 'string' && { deletes_at: momentText(deletes_at, lang) }),
    ...(typeof changes_at === 'string' && { changes_at: momentText(changes_at, lang) }),
    ...(typeof claim_by === 'string' && { claim_by: momentText(claim_by, lang) }),
    ...(typeof due_on === 'string' && { due_on: createFormat(lang).date(due_on) }),
    ...(typeof poisha === 'number' && { money: createFormat(lang).money(toTaka(poisha)) }),
    ...(typeof rest_poisha === 'number' && {
      rest: createFormat(lang).money(toTaka(rest_poisha)),
    }),
    ...(typeof phone === 'string' && { phone: phoneText(phone, lang) }),
  };
}
