import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from 'vitest';
import {
  type Module,
  type ModuleGraph,
  readModuleGraph,
} from '../../../build/chunks/module-graph.ts';
import { groupModules } from '../../../build/chunks/shared-files.ts';
import { FRAMES } from '../../../build/chunks/with-frames.ts';

const SMALL = 100;
const LARGE = 50_000;
const START = 'main';
const PUBLIC = '/app/market/public-screens.ts';
const TUTORS = '/app/market/tutor-screens.ts';

type Given = Partial<Module>;

/** The start names the lists of screens; a module that is only imported weighs little. */
function toGraph(modules: Record<string, Given>, reversed = false): ModuleGraph {
  const all: Record<string, Given> = {
    [START]: { imports: [PUBLIC], isStart: true },
    ...modules,
  };
  const entries = Object.entries(all).map(([id, given]): [string, Module] => [
    id,
    { size: SMALL, imports: [], late: [], isStart: false, ...given },
  ]);
  return new Map(reversed ? entries.reverse() : entries);
}

/** Two screens for everybody, which share two small modules, and a third that shares one of them. */
const screens = (size: number): Record<string, Given> => ({
  [PUBLIC]: { late: ['board', 'hub', 'page'] },
  board: { imports: ['card', 'chip', 'map'] },
  hub: { imports: ['card', 'chip', 'map'] },
  page: { imports: ['chip'] },
  card: { size },
  chip: {},
  map: { size },
});

test('what the same screens share is one file, whatever it weighs', () => {
  expect(groupModules(toGraph(screens(LARGE)))).toContainEqual(['card', 'map']);
});

test('what a few screens share and is small comes with what all of them share', () => {
  expect(groupModules(toGraph(screens(SMALL)))).toEqual([['card', 'map', 'chip']]);
});

test('a screen does not load what is large and others need', () => {
  expect(groupModules(toGraph(screens(LARGE)))).toEqual([['card', 'map'], ['chip']]);
});

test('what one screen needs alone, and what the start needs, is in no shared file', () => {
  const graph = toGraph({
    [PUBLIC]: { imports: ['theme'], late: ['board', 'hub'] },
    theme: {},
    board: { imports: ['theme', 'filter', 'card'] },
    hub: { imports: ['theme', 'card'] },
    filter: {},
    card: {},
  });
  expect(groupModules(graph)).toEqual([['card']]);
});

test('a module that is fetched late too keeps its own file', () => {
  const graph = toGraph({
    [PUBLIC]: { late: ['board', 'hub', 'page'] },
    board: { imports: ['chip'], late: ['card'] },
    hub: { imports: ['card'] },
    page: { imports: ['chip'] },
    card: { imports: ['chip'] },
    chip: {},
  });
  expect(groupModules(graph)).toEqual([['chip']]);
});

test('what an area has brought is no reason to keep files apart', () => {
  const graph = toGraph({
    [PUBLIC]: { late: ['area'] },
    area: { imports: [TUTORS, 'menu', 'avatar'] },
    [TUTORS]: { late: ['lessons', 'letters'] },
    menu: { size: LARGE },
    avatar: {},
    lessons: { imports: ['menu'] },
    letters: { imports: ['menu', 'avatar'] },
  });
  expect(groupModules(graph)).toEqual([['avatar', 'menu']]);
});

test('the button that stands on every page counts as a part of each', () => {
  const launcher = '/app/site/assistant/assistant-launcher.tsx';
  const withButton = (id: string) =>
    groupModules(
      toGraph({
        [START]: { imports: [PUBLIC], late: [id], isStart: true },
        [PUBLIC]: { late: ['board', 'page'] },
        board: { imports: ['card'] },
        page: { imports: ['chip'] },
        [id]: { imports: ['card', 'chip'] },
        card: { size: 2000 },
        chip: { size: 2000 },
      }),
    );
  expect(withButton(launcher)).toEqual([['card', 'chip']]);
  expect(withButton('/app/site/assistant/assistant-panel.tsx')).toEqual([['card'], ['chip']]);
});

test.each(FRAMES)('the frame %s is where the rule looks for it', (file) => {
  expect(existsSync(path.join(import.meta.dirname, '../../..', file))).toBe(true);
});

/** The same numbers every time, below a limit. */
function createDice(seed: number): (limit: number) => number {
  let state = seed;
  return (limit) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % limit;
  };
}

/** Twelve screens on top of forty modules, each of which imports some of those after it. */
function rollGraph(seed: number): ModuleGraph {
  const dice = createDice(seed);
  const names = Array.from({ length: 40 }, (_, index) => `m${index}`);
  const late = Array.from({ length: 12 }, (_, index) => `screen${index}`);
  const some = (list: string[], count: number) =>
    list.length === 0 ? [] : Array.from({ length: count }, () => list[dice(list.length)] ?? '');
  return toGraph({
    [PUBLIC]: { late: late.slice(0, 6), imports: [TUTORS] },
    [TUTORS]: { late: late.slice(6) },
    ...Object.fromEntries(late.map((id) => [id, { imports: some(names, 4) }])),
    ...Object.fromEntries(
      names.map((id, index) => [
        id,
        {
          size: dice(4) === 0 ? 20_000 : 50 + dice(3000),
          imports: some(names.slice(index + 1), dice(3)),
          late: dice(8) === 0 ? some(names.slice(index + 1), 1) : [],
        },
      ]),
    ),
  });
}

function isInCircle(graph: ModuleGraph, files: string[][]): boolean {
  const own = new Map(files.flatMap((modules) => modules.map((id) => [id, modules])));
  const fileOf = (id: string) => own.get(id) ?? [id];
  return files.some((file) => {
    const reached = new Set<string[]>();
    const follow = (modules: readonly string[]) => {
      for (const next of modules.flatMap((id) => graph.get(id)?.imports ?? []).map(fileOf)) {
        if (next === modules || reached.has(next)) continue;
        reached.add(next);
        follow(next);
      }
    };
    follow(file);
    return reached.has(file);
  });
}

test('files never import each other in a circle', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const graph = rollGraph(seed);
    expect(isInCircle(graph, groupModules(graph)), `graph ${seed}`).toBe(false);
  }
});

test('the order in which modules are read changes nothing', () => {
  for (const size of [SMALL, 2000, LARGE])
    expect(groupModules(toGraph(screens(size), true))).toEqual(
      groupModules(toGraph(screens(size))),
    );
});

test('of an index of icons a module needs those it names; comments weigh nothing', () => {
  const folder = '/node_modules/lucide-react/dist/esm';
  const index = `${folder}/lucide-react.mjs`;
  const code: Record<string, [code: string, imports: string[]]> = {
    card: ['import { Flag as Mark, Star } from "lucide-react"', [index]],
    [index]: [
      "export { default as Flag, default as FlagIcon } from './icons/flag.mjs';\n" +
        "export { default as Star } from './icons/star.mjs';\n" +
        "export { default as Trash } from './icons/trash.mjs';",
      ['flag', 'star', 'trash'].map((name) => `${folder}/icons/${name}.mjs`),
    ],
    [`${folder}/icons/flag.mjs`]: ['/* a licence */', []],
    [`${folder}/icons/star.mjs`]: ['export default 1;', []],
    [`${folder}/icons/trash.mjs`]: ['export default 1;', []],
  };
  const left = new Set(Object.keys(code).filter((id) => id !== index));
  const graph = readModuleGraph(left, (id) => {
    const [text = '', importedIds = []] = code[id] ?? [];
    return { code: text, importedIds, dynamicallyImportedIds: [], isEntry: id === 'card' };
  });
  expect(graph.get('card')?.imports).toEqual([
    `${folder}/icons/flag.mjs`,
    `${folder}/icons/star.mjs`,
  ]);
  expect(graph.get(`${folder}/icons/flag.mjs`)?.size).toBe(0);
  expect(graph.get('card')?.size).toBeGreaterThan(0);
});
