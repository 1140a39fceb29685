/**
 * The stand-in for i18next that the elements have says what i18next says: every text of both
 * languages, with values and counts.
 */
import { describe, expect, test } from 'vitest';
import { createI18n, type I18n } from '#core/ground/i18n/create-i18n.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { createInstance } from '#ui/i18n/i18next-stand-in.ts';
import { areaNames, readArea } from '../../../../build/locale-files.ts';

const areasOf = (lang: Lang): Record<string, object> =>
  Object.fromEntries(areaNames.map((area) => [area, JSON.parse(readArea(lang, area))]));

function keysOf(texts: object, prefix = ''): string[] {
  return Object.entries(texts).flatMap(([key, value]) =>
    typeof value === 'string' ? [prefix + key] : keysOf(value, `${prefix}${key}.`),
  );
}

type Say = (key: string, values?: Record<string, unknown>) => string;

/** Says any key of any area: the types of i18next would ask for one area and its keys. */
const sayBy = (i18n: I18n, area: string): Say =>
  Reflect.apply(Reflect.get(i18n, 'getFixedT'), i18n, [i18n.language, area]);

const makeStandIn = (lang: Lang, areas: Record<string, object>) =>
  createInstance({ lng: lang, resources: { [lang]: areas } });

describe.each(['en', 'bn'] as const)('%s', (lang) => {
  const areas = areasOf(lang);
  const i18next = createI18n(lang, areas);
  const standIn = makeStandIn(lang, areas);
  const sayers = (area: string): [Say, Say] => [
    sayBy(i18next, area),
    standIn.getFixedT(lang, area),
  ];

  test.each(Object.keys(areas))('%s', (area) => {
    const [theirs, ours] = sayers(area);
    const names = [...JSON.stringify(areas[area]).matchAll(/{{(\w+)}}/g)].map(([, name]) => name);
    const values = Object.fromEntries(names.map((name) => [name, `<${name} & $&>`]));
    for (const key of keysOf(areas[area] ?? {})) {
      expect(ours(key, values)).toBe(theirs(key, values));
      const base = key.replace(/_(zero|one|two|few|many|other)$/, '');
      for (const count of [0, 1, 2, 5, 21])
        expect(ours(base, { ...values, count })).toBe(theirs(base, { ...values, count }));
    }
  });

  test('what is missing shows its key, and values may come apart from the options', () => {
    const [theirs, ours] = sayers('common');
    for (const say of [ours, theirs]) {
      expect(say('no.such.key')).toBe('no.such.key');
      expect(say('fullSite', { replace: { brand: 'Porua' } })).toContain('Porua');
      expect(say('fullSite', {})).not.toContain('{{');
    }
  });

  test('what somebody has written is shown as written', () => {
    const written = '{{brand}} $t(loading) <b>&amp;</b>';
    for (const say of sayers('common'))
      expect(say('fullSite', { brand: written })).toContain(written);
  });

  test('texts that arrive later are said from then on, by this instance alone', () => {
    const theirs = createI18n(lang, {});
    const ours = makeStandIn(lang, {});
    for (const late of [theirs, ours]) {
      expect(late.hasResourceBundle(lang, 'hub')).toBe(false);
      late.addResourceBundle(lang, 'hub', { late: 'said' });
      expect(late.hasResourceBundle(lang, 'hub')).toBe(true);
    }
    for (const say of [sayBy(theirs, 'hub'), ours.getFixedT(lang, 'hub')])
      expect(say('late')).toBe('said');
    for (const say of sayers('hub')) expect(say('late')).toBe('late');
  });
});

test.each([
  ['en', 'other'],
  ['bn', 'one'],
] as const)('%s says "%s" of nothing, "one" of one and "other" of more', (lang, ofNothing) => {
  const texts = { n_one: 'one', n_other: 'other' };
  const i18next = createI18n(lang, {});
  i18next.addResourceBundle(lang, 'common', texts);
  const says = [
    sayBy(i18next, 'common'),
    makeStandIn(lang, { common: texts }).getFixedT(lang, 'common'),
  ];
  for (const say of says)
    expect([0, 1, 2, 21].map((count) => say('n', { count }))).toEqual([
      ofNothing,
      'one',
      'other',
      'other',
    ]);
});
