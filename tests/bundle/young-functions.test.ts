/**
 * Tests that what the build brings to browsers calls no function that the oldest of them lack, or
 * checks for it before.
 */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import { targets } from '../../build/targets.ts';
import { YOUNG_FUNCTIONS, type YoungFunction } from '../setup/young-functions.ts';

const DIST = path.join(import.meta.dirname, '../../dist');

/**
 * Libraries that ask further away than can be seen here: that of the map before it cuts words, ky once for
 * what it knows of signals.
 */
const LIBRARIES = /^(?:app\/assets\/maplibre-gl-worker|(?:app|embed)\/assets\/send-with-ky)/;
/** Only the library of the map, which several of our maps share, makes these. */
const OF_THE_MAP = 'maplibregl-canvas-container';

const oldest = (browser: string) =>
  Number(targets.find((target) => target.startsWith(browser))?.slice(browser.length));

const isTooYoung = ({ chrome, firefox, safari }: YoungFunction) =>
  chrome > oldest('chrome') || firefox > oldest('firefox') || safari > oldest('safari');

const BEFORE = 120;

/** Calls that nothing just before them has asked for. */
function callsOf({ of, names, isStatic }: YoungFunction, code: string): string[] {
  return names.flatMap((name) => {
    const call =
      of === 'window'
        ? new RegExp(`(?:new |[^\\w.\`'"$])${name}\\b(?=[(.])`, 'g')
        : new RegExp(
            isStatic ? `\\b${of}\\.${name}\\(|new ${of}\\.${name}\\(` : `\\.${name}\\(`,
            'g',
          );
    const isAsked = new RegExp(
      `typeof [\\w.$]*${name}\\b|\`${name}\`in |\\.${name}&&|\\?\\.showPopover&&|\\?\\.$`,
    );
    return [...code.matchAll(call)]
      .map(
        ({ index, 0: found }) => [code.slice(Math.max(0, index - BEFORE), index), found] as const,
      )
      .filter(([before]) => !isAsked.test(before))
      .map(([before, found]) => before.slice(-40) + found);
  });
}

const tooYoung = YOUNG_FUNCTIONS.filter(isTooYoung);

test('the targets are read', () => {
  expect(tooYoung.flatMap(({ names }) => names)).toEqual(
    expect.arrayContaining([
      'findLast',
      'toSorted',
      'canParse',
      'Segmenter',
      'DecompressionStream',
    ]),
  );
});

test('a call is found, and one that asks before is not', () => {
  const find = (code: string) => tooYoung.flatMap((young) => callsOf(young, code));
  expect(find('a.toSorted(b)')).toHaveLength(1);
  expect(find('URL.canParse(e)')).toHaveLength(1);
  expect(find('x=new Intl.Segmenter(`bn`)')).toHaveLength(1);
  expect(find('f(new DecompressionStream(`deflate`))')).toHaveLength(1);
  expect(find('typeof URL.canParse==`function`?URL.canParse(e):0')).toEqual([]);
  expect(find('`Segmenter`in Intl?new Intl.Segmenter(`bn`):0')).toEqual([]);
  expect(find('e?.showPopover&&(x,e.showPopover())')).toEqual([]);
});

test('no file calls what its oldest browsers lack', () => {
  const files = globSync(['app/assets/*.js', 'app/*.js', 'embed/assets/*.js', 'embed/*.js'], {
    cwd: DIST,
  });
  expect(files.length).toBeGreaterThan(100);
  const found = files
    .filter((file) => !LIBRARIES.test(file))
    .flatMap((file) => {
      const code = readFileSync(path.join(DIST, file), 'utf8');
      if (code.includes(OF_THE_MAP)) return [];
      return tooYoung.flatMap((young) => callsOf(young, code)).map((call) => `${file}: ${call}`);
    });
  expect(found).toEqual([]);
});
