/** The texts of errors. They are few and flat, so the server needs no translation library. */
import type { Lang } from '#core/api/schemas/fields.ts';
import bn from '#locales/bn/errors.json' with { type: 'json' };
import en from '#locales/en/errors.json' with { type: 'json' };
import type { FieldProblem } from './api-error.ts';

type Values = Record<string, string | number>;

function toTexts({ codes, fields }: typeof en): Map<string, string> {
  return new Map([
    ...Object.entries(codes).map(([key, text]) => [`codes.${key}`, text] as const),
    ...Object.entries(fields).map(([key, text]) => [`fields.${key}`, text] as const),
  ]);
}

const texts: Record<Lang, Map<string, string>> = { en: toTexts(en), bn: toTexts(bn) };

const numberFormats: Record<Lang, Intl.NumberFormat> = {
  en: new Intl.NumberFormat('en-BD'),
  bn: new Intl.NumberFormat('bn-BD'),
};

/** Ids are names and keep their Latin digits; amounts and choices follow the language. */
function toReadable(name: string, value: string | number, lang: Lang): string {
  if (name === 'id') return String(value);
  const { format } = numberFormats[lang];
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
