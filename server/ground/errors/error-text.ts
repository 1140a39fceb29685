/** The texts of errors. */

import type { TFunction } from 'i18next';
import { brand } from '#core/ground/brand.ts';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import bn from '#locales/bn/ground/errors.json' with { type: 'json' };
import en from '#locales/en/ground/errors.json' with { type: 'json' };
import { waitText } from '#server/ground/text/wait-text.ts';
import type { FieldProblem } from './api-error.ts';

type Values = Record<string, string | number>;

const texts: Record<Lang, TFunction<'errors'>> = {
  en: createI18n('en', { errors: en }).getFixedT('en', 'errors'),
  bn: createI18n('bn', { errors: bn }).getFixedT('bn', 'errors'),
};

type Formats = Record<Lang, Intl.NumberFormat>;

const amounts: Formats = { en: new Intl.NumberFormat('en-BD'), bn: new Intl.NumberFormat('bn-BD') };
/** Ids are names: the digits of the language, without grouping. */
const ids: Formats = {
  en: new Intl.NumberFormat('en-BD', { useGrouping: false }),
  bn: new Intl.NumberFormat('bn-BD', { useGrouping: false }),
};

/** A text may hold several: ids that were not found, options to choose from. */
function toReadable(name: string, value: string | number, lang: Lang): string {
  // A time arrives in the words of the language, a reason in those of staff, what is quoted as it is.
  if (name === 'when' || name === 'reason' || name === 'written') return String(value);
  if (name === 'seconds') return waitText(Number(value), lang);
  const { format } = (name === 'id' ? ids : amounts)[lang];
  return typeof value === 'number'
    ? format(value)
    : value.replace(/\b\d+\b/g, (digits) => format(Number(digits)));
}

function fill(key: string, values: Values, lang: Lang): string {
  const readable = Object.entries(values).map(([name, value]): [string, string] => [
    name,
    toReadable(name, value, lang),
  ]);
  return texts[lang](key, {
    defaultValue: key,
    // The number of our staff: no refusal names another.
    replace: { ...Object.fromEntries(readable), phone: phoneText(brand.phone, lang) },
  });
}

export const codeText = (code: string, values: Values, lang: Lang) =>
  fill(`codes.${code}`, values, lang);

export const fieldText = ({ key, values = {} }: FieldProblem, lang: Lang) =>
  fill(`fields.${key}`, values, lang);
