/** Our texts say what i18next would say: every text of both languages, with values and counts. */
import { createInstance } from 'i18next';
import { describe, expect, test } from 'vitest';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { areaNames, readArea } from '../../../../build/locale-files.ts';

const areasOf = (lang: Lang): Record<string, object> =>
  Object.fromEntries(areaNames.map((area) => [area, JSON.parse(readArea(lang, area))]));

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

type Say = (key: string, values?: Record<string, unknown>) => string;

describe.each(['en', 'bn'] as const)('%s', (lang) => {
  const areas = areasOf(lang);
  const model = createInstance();
  void model.init({
    lng: lang,
    resources: { [lang]: areas },
    initAsync: false,
    interpolation: { escapeValue: false },
  });
  const sayers = (area: string): [Say, Say] => {
    const ours = createI18n(lang, areas);
    const theirs = model.getFixedT(lang, area);
    // Any key of any area: the types of ours would ask for one area and its keys.
    const say: Say = Reflect.apply(ours.getFixedT, ours, [lang, area]);
    return [say, (key, values = {}) => theirs(key, values)];
  };

  test.each(Object.keys(areas))('%s', (area) => {
    const [ours, theirs] = sayers(area);
    for (const key of keysOf(areas[area] ?? {})) {
      const names = [...JSON.stringify(areas[area]).matchAll(/{{(\w+)}}/g)].map(([, name]) => name);
      const values = Object.fromEntries(names.map((name) => [name, `<${name} & $&>`]));
      expect(ours(key, values)).toBe(theirs(key, values));
      const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
      for (const count of [0, 1, 2, 5, 21])
        expect(ours(base, { ...values, count })).toBe(theirs(base, { ...values, count }));
    }
  });

  test('what is missing shows its key, and values may come apart from the options', () => {
    const [ours, theirs] = sayers('common');
    for (const say of [ours, theirs]) expect(say('no.such.key')).toBe('no.such.key');
    const values = { replace: { brand: 'Porua' } };
    expect(ours('fullSite', values)).toBe(theirs('fullSite', values));
  });
});
