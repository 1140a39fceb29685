import { expect, test } from 'vitest';
import { areasMentioned } from '#core/site/assistant/lookups/areas-needed.ts';
import { readLookups } from './read-lookups.ts';
import { createTalk } from './talk.ts';

const lookups = readLookups();
const idOf = (name: string) => [...lookups.areas.values()].find((row) => row.name === name)?.id;

test('a conversation that is read again mentions the areas it has named', () => {
  const talk = createTalk(lookups);
  expect(areasMentioned(talk.state)).toEqual([]);
  talk.say('math tutor for class 8 in Mirpur 10');
  talk.say('no, in Banani');
  const kept: unknown = JSON.parse(JSON.stringify(talk.state));
  expect(areasMentioned(kept)).toEqual(expect.arrayContaining([idOf('Mirpur 10'), idOf('Banani')]));
});

test('damaged data mentions none', () => {
  for (const damaged of [null, 'x', { area: 'x' }, { area: ['x'] }, { area: null, table: 'areas' }])
    expect(areasMentioned(damaged)).toEqual([]);
});
