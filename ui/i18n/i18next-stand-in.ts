/**
 * Stands in for i18next in the elements (build/element-alias.ts). It does what we use of it: keys by
 * area, `{{values}}`, plurals by `count`. i18next weighs 14 KB, which partners' pages would pay for. A
 * test holds every text to what i18next makes of it.
 */
import type { Lang } from '#core/ground/i18n/lang.ts';

type Values = Record<string, unknown>;

const isObject = (value: unknown): value is Values => typeof value === 'object' && value !== null;

function read(texts: unknown, key: string): string | undefined {
  let found = texts;
  for (const part of key.split('.')) found = isObject(found) ? found[part] : undefined;
  return typeof found === 'string' ? found : undefined;
}

/** Stands in for core/ground/i18n/i18next-options.ts: what is undefined leaves no byte in the build. */
export const options = undefined;

export type I18nStandIn = ReturnType<typeof createInstance>;

interface StandInOptions {
  lng: Lang;
  resources: Partial<Record<Lang, Values>>;
}

export function createInstance({ lng, resources }: StandInOptions) {
  const areas = resources[lng] ?? {};
  const plurals = new Intl.PluralRules(lng);

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
    language: lng,
    getFixedT:
      (_: string, area: string) =>
      (key: string, values: Values = {}) =>
        textOf(area, key, values),
    hasResourceBundle: (_: string, area: string) => area in areas,
    addResourceBundle(_: string, area: string, texts: object) {
      areas[area] = texts;
    },
  };
}
