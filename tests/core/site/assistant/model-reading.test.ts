/** Tests that what a language model read goes through the engine's own names and rules. */
import { expect, test } from 'vitest';
import { modelReading } from '#core/site/api/assistant-model.ts';
import { createState, slotsOf } from '#core/site/assistant/dialogue/state.ts';
import { resolveReading } from '#core/site/assistant/model/resolve-reading.ts';
import { reply } from '#core/site/assistant/reply.ts';
import { readLookups } from './read-lookups.ts';

const lookups = readLookups();
const words = { text: 'blorf snark', hour: 12, isSignedIn: false };
const read = (intent: string, slots: object, text?: string) =>
  resolveReading(modelReading.parse({ intent, slots, text }), lookups);

test('words become ids of the engine, and the talk goes on as ever', () => {
  const reading = read(
    'hire_tutor',
    { class: 'Class 8', subjects: ['Math'], area: 'Mirpur 10', city: 'Dhaka', salary_max: 5000 },
    'You look for a maths tutor.',
  );
  const { state, messages } = reply(createState(), words, lookups, reading);
  expect(slotsOf(state)).toMatchObject({ subjects: [4], salary: { max: 5000 } });
  expect(slotsOf(state).class).toContain(112);
  expect(lookups.areas.get(slotsOf(state).area?.[0] ?? 0)?.name).toBe('Mirpur 10');
  expect(messages.map(({ key }) => key)).toEqual(['model.said', 'hire.begin', 'ask.days']);
  expect(state.turns.at(-1)?.text).toBe('blorf snark');
});

test('names nobody knows are dropped', () => {
  expect(read('find_jobs', { area: 'Atlantis', subjects: ['Astrology', 'Physics'] }).slots).toEqual(
    {
      subjects: [expect.any(Number)],
    },
  );
  expect(read('find_jobs', { class: '<b>', university: '../../etc' }).slots).toEqual({});
  expect(read('find_jobs', { salary_min: 9000, salary_max: 100 }).slots).toEqual({});
});

test('without a reading the engine answers as it would have', () => {
  const own = reply(createState(), words, lookups);
  expect(own.messages.map(({ key }) => key)).toEqual(['notUnderstood']);
  expect(own.messages[0]?.choices).toHaveLength(3);
});
