/** The texts of errors. They are few and flat, so the server needs no translation library. */

import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import bn from '#locales/bn/ground/errors.json' with { type: 'json' };
import en from '#locales/en/ground/errors.json' with { type: 'json' };
import { waitText } from '#server/ground/text/wait-text.ts';
import type { FieldProblem } from './api-error.ts';

type Values = Record<string, string | number>;

function toTexts({ codes, fields }: typeof en): Map<string, string> {
  return new Map([
    ...Object.entries(codes).map(([key, text]) => [`codes.${key}`, text] as const),
    ...Object.entries(fields).map(([key, text]) => [`fields.${key}`, text] as const),
  ]);
}

const texts: Record<Lang, Map<string, string>> = { en: toTexts(en), bn: toTexts(bn) };

type Formats = Record<Lang, Intl.NumberFormat>;

const amounts: Formats = { en: new Intl.NumberFormat('en-BD'), bn: new Intl.NumberFormat('bn-BD') };
/** Ids are names: the digits of the language, without grouping. */
const ids: Formats = {
  en: new Intl.NumberFormat('en-BD', { useGrouping: false }),
  bn: new Intl.NumberFormat('bn-BD', { useGrouping: false }),
};

/** A text may hold several: ids that were not found, options to choose from. */
function toReadable(name: string, value: string | number, lang: Lang): string {
  // The number of our staff: no refusal names another.
  if (name === 'phone') return phoneText(brand.phone, lang);
  // A time arrives in the words of the language, a reason in those of staff, what is quoted as it is.
  if (name === 'when' || name === 'reason' || name === 'written') return String(value);
  if (name === 'seconds') return waitText(Number(value), lang);
  const { format } = (name === 'id' ? ids : amounts)[lang];
  return typeof value === 'number'
    ? format(value)
    : value.replace(/\b\d+\b/g, (digits) => format(Number(digits)));
}

function fill(key: string, values: Values, lang: Lang): string {
  return (texts[lang].get(key) ?? key).replace(/\{\{(\w+)\}\}/g, (_match, name: string) =>
    toReadable(name, values[name] ?? '', lang),
  );
}

export const codeText = (code: string, values: Values, lang: Lang) =>
  fill(`codes.${code}`, values, lang);

export const fieldText = ({ key, values = {} }: FieldProblem, lang: Lang) =>
  fill(`fields.${key}`, values, lang);
