/** Writes what a message says, in the reader's language and digits. */

import type { Format } from '#core/ground/format/format.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Label, TextKey, Value } from './dialogue/message.ts';
import type { Lookups } from './lookups/prepare-lookups.ts';

export interface Reader {
  lang: Lang;
  format: Format;
  /** Undefined before the names are there: labels without names need none. */
  lookups: Lookups | undefined;
  text(key: TextKey, values?: Record<string, unknown>): string;
}

export const writeLabel = ({ key, data: { n, ...data } }: Label, reader: Reader): string =>
  reader.text(key, {
    ...Object.fromEntries(
      Object.entries(data).map(([name, value]) => [name, writeValue(value, reader)]),
    ),
    // The one number that is counted, where a text counts.
    ...(n && { n: writeValue(n, reader) }),
    ...(n?.kind === 'number' && { count: n.value }),
  });

function writeValue(value: Value, reader: Reader): string {
  const { lang, format, lookups, text } = reader;
  const isBengali = lang === 'bn';
  switch (value.kind) {
    case 'number':
      return format.number(value.value);
    case 'money':
      return format.money(value.taka);
    case 'clock':
      return format.time(value.clock);
    case 'code':
      return value.code;
    case 'text':
      return text(value.key);
    case 'label':
      return writeLabel(value.label, reader);
    case 'names':
      return value.ids
        .map((id) => lookups?.[value.table].get(id))
        .map((row) => (isBengali ? row?.name_bn : row?.name) ?? '')
        .join(', ');
    case 'faq': {
      const row = lookups?.faq.rows.find(({ id }) => id === value.id);
      if (row === undefined) return '';
      if (value.part === 'question') return isBengali ? row.question_bn : row.question;
      return isBengali ? row.answer_bn : row.answer;
    }
  }
}
