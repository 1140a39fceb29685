/** The texts of the server when all went well, and those it writes in messages. */
import type { Lang } from '#core/ground/i18n/lang.ts';
import bn from '#locales/bn/notify/server.json' with { type: 'json' };
import en from '#locales/en/notify/server.json' with { type: 'json' };

type Area = keyof typeof en;
export type ServerTextKey = { [A in Area]: `${A}.${keyof (typeof en)[A] & string}` }[Area];

const flatten = (areas: typeof en) =>
  new Map(
    Object.entries(areas).flatMap(([area, texts]) =>
      Object.entries(texts).map(([key, text]): [string, string] => [`${area}.${key}`, text]),
    ),
  );

const texts: Record<Lang, Map<string, string>> = { en: flatten(en), bn: flatten(bn) };

export const serverText = (
  key: ServerTextKey,
  lang: Lang,
  values: Record<string, string> = {},
): string =>
  (texts[lang].get(key) ?? key).replace(
    /\{\{(\w+)\}\}/g,
    (_match, name: string) => values[name] ?? '',
  );
