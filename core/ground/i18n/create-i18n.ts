/**
 * The texts of one language: a partner's page may run i18next itself, and two widgets on one page may
 * speak different languages, so nothing here is global. It does what we use of i18next (keys by area,
 * `{{values}}`, plurals by `count`) in a fiftieth of its size, which partner pages would pay for; a
 * test holds every text to what i18next makes of it. See docs/decisions/0008-own-texts.md.
 */
import type { Lang } from './lang.ts';
import type { Resources } from './resources.ts';
import type { TextFunction } from './text-function.ts';

export interface Texts {
  language: Lang;
  getFixedT<Area extends keyof Resources>(lang: Lang, area: Area): TextFunction<Area>;
  /** A text as it is written, with its placeholders. */
  getResource(lang: Lang, area: keyof Resources, key: string): string | undefined;
  hasResourceBundle(lang: Lang, area: keyof Resources): boolean;
  addResourceBundle(lang: Lang, area: keyof Resources, texts: object): void;
}

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function read(texts: unknown, key: string): string | undefined {
  let found = texts;
  for (const part of key.split('.')) found = isObject(found) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

export function createI18n(lang: Lang, resources: Partial<Resources>): Texts {
  // A copy: more areas may come later, and a module cannot take them.
  const areas: Values = { ...resources };
  const plurals = new Intl.PluralRules(lang);

  const textOf = (area: string, key: string, values: Values): string => {
    const { count } = values;
    const forms = typeof count === 'number' ? [plurals.select(count), ''] : [''];
    if (count === 0) forms.unshift('zero');
    const text = forms
      .map((form) => read(areas[area], form ? `${key}_${form}` : key))
      .find((found) => found !== undefined);
    const given = isObject(values['replace']) ? values['replace'] : values;
    return (text ?? key).replace(/{{(\w+)}}/g, (_, name: string) => String(given[name] ?? ''));
  };

  return {
    language: lang,
    getFixedT:
      (_, area) =>
      (key, values = {}) =>
        textOf(area, key, values),
    getResource: (_, area, key) => read(areas[area], key),
    hasResourceBundle: (_, area) => area in areas,
    addResourceBundle: (_, area, texts) => {
      areas[area] = texts;
    },
  };
}
