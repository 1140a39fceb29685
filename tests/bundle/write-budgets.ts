/**
 * `npm run budgets`, after a build: writes budgets.json, three per cent above what is measured. A
 * limit with one to six per cent of room stays, so that a change touches those it changed.
 */
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { elements, type Limits, promised, routes } from './budgets.ts';
import { brotliSize, filesOf, filesOfElement, readManifest } from './read-build.ts';
import { readScreens } from './read-routes.ts';

const ROOM = 1.03;
const TOO_TIGHT = 1.01;
const TOO_WIDE = 1.06;
const ROUND_TO = 100;

function limitFor(size: number, before: number | undefined): number {
  if (before !== undefined && size * TOO_TIGHT <= before && size * TOO_WIDE > before) return before;
  return Math.ceil((size * ROOM) / ROUND_TO) * ROUND_TO;
}

const limitsFor = (
  sizeIn: (lang: Lang) => number,
  before: Limits | undefined,
  most = Number.POSITIVE_INFINITY,
): Limits => ({
  en: Math.min(most, limitFor(sizeIn('en'), before?.en)),
  bn: Math.min(most, limitFor(sizeIn('bn'), before?.bn)),
});

const embed = readManifest('embed');
const app = readManifest('app');
const measured = {
  elements: Object.keys(elements).map((name) => ({
    name,
    limits: limitsFor(
      (lang) => brotliSize('embed', filesOfElement(embed, name, lang)),
      elements[name],
    ),
  })),
  routes: readScreens().map(({ file, keys }) => ({
    name: file,
    limits: limitsFor(
      (lang) => brotliSize('app', filesOf(app, keys(lang))),
      routes[file],
      promised[file],
    ),
  })),
};

const parts = Object.entries(measured).map(([part, entries]) => {
  const lines = entries
    .toSorted((one, other) => (one.name < other.name ? -1 : 1))
    .map(({ name, limits }) => `    "${name}": { "en": ${limits.en}, "bn": ${limits.bn} }`);
  return `  "${part}": {\n${lines.join(',\n')}\n  }`;
});
writeFileSync(path.join(import.meta.dirname, 'budgets.json'), `{\n${parts.join(',\n')}\n}\n`);
