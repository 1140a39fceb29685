/**
 * Tests that what is ruled out, before or after its word, is honoured or said not to be; it never
 * becomes its opposite.
 */
import { describe, expect, test } from 'vitest';
import { GENDER, TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import { slotsOf } from '#core/site/assistant/dialogue/state.ts';
import { readLookups } from './read-lookups.ts';
import { createTalk } from './talk.ts';

const lookups = readLookups();
const around: [name: string, (text: string) => string][] = [
  ['alone', (text) => text],
  ['in a request', (text) => `class 8 math tutor lagbe, ${text}`],
  ['before a request', (text) => `${text}, need a physics tutor for class 9`],
];
const say = (text: string) => {
  const t = createTalk(lookups);
  t.say(text);
  return t;
};

describe.each(around)('%s', (_, put) => {
  test.each([
    'no male tutor',
    'not male',
    'I do not want a male tutor',
    "don't send male teachers",
    'without male tutors',
    'male na',
    'male lagbe na',
    'male tutor lagbe na',
    'male chai na',
    'purush na',
    'purush teacher dorkar nai',
    'পুরুষ না',
    'পুরুষ লাগবে না',
    'পুরুষ শিক্ষক চাই না',
    'পুরুষ টিউটর ছাড়া',
    'পুরুষ নয়',
  ])('%s leaves women', (text) => {
    expect(slotsOf(say(put(text)).state).gender).toBe(GENDER.female);
  });

  test.each(['no female tutor', 'female lagbe na', 'mohila na', 'মহিলা লাগবে না', 'মহিলা না'])(
    '%s leaves men',
    (text) => expect(slotsOf(say(put(text)).state).gender).toBe(GENDER.male),
  );

  test.each([
    ['not in Mirpur', 'area'],
    ['no Mirpur', 'area'],
    ['except Mirpur', 'area'],
    ['Mirpur e na', 'area'],
    ['mirpur e hobe na', 'area'],
    ['mirpur chara', 'area'],
    ['মিরপুরে না', 'area'],
    ['মিরপুর ছাড়া', 'area'],
    ['মিরপুরে হবে না', 'area'],
    ['I do not live in Mirpur', 'area'],
    ['English version na', 'category'],
    ['no English version', 'category'],
    ['not English medium', 'category'],
    ['english medium lagbe na', 'category'],
    ['ইংরেজি ভার্সন না', 'category'],
    ['not online', 'place'],
    ['online na', 'place'],
    ['online hobe na', 'place'],
    ['অনলাইন না', 'place'],
    ['অনলাইনে হবে না', 'place'],
    ['not in the morning', 'time'],
    ['sokale na', 'time'],
    ['সকালে না', 'time'],
    ['not from BUET', 'university'],
    ['buet er na', 'university'],
  ] as const)('%s is no wish, and that is said', (text, slot) => {
    const t = say(put(text));
    expect(slotsOf(t.state)).not.toHaveProperty(slot);
    expect(t.keys).toContain('notRuledOut');
  });

  test.each(['weekend chhara', 'not on Friday', 'শুক্রবার না', 'shukrobar chara', 'no weekends'])(
    '%s is said not to be possible',
    (text) => expect(say(put(text)).keys).toContain('daysNotRuledOut'),
  );
});

test.each([
  'without English',
  'no English',
  'English na',
  'english lagbe na',
  'english chara',
  'ইংরেজি ছাড়া',
  'ইংরেজি না',
  'ইংরেজি লাগবে না',
])('%s leaves a subject out', (text) => {
  const slots = slotsOf(say(`class 8 tutor lagbe mirpur e, ${text}`).state);
  expect(slots.without).toEqual([3]);
  expect(slots.subjects).toBeUndefined();
});

test('what was asked for before is no wish any more', () => {
  const t = createTalk(lookups);
  t.say('class 8 math tutor in Mirpur, online');
  t.say('not in Mirpur');
  expect(slotsOf(t.state)).not.toHaveProperty('area');
  t.say('online na');
  expect(slotsOf(t.state)).not.toHaveProperty('place');
});

test.each([
  ['male lagbe na, female lagbe', { gender: GENDER.female }],
  ['online na, basay', { place: TUTORING_PLACE.home }],
  ['not online, at home', { place: TUTORING_PLACE.home }],
  ['female tutor lagbe, na hole male', { gender: GENDER.female }],
  ['math tutor lagbe na ki english?', { subjects: [4, 3] }],
  ['amar chele math pare na, math tutor lagbe', { subjects: [4] }],
])('%s', (text, slots) => {
  expect(slotsOf(say(text).state)).toMatchObject(slots);
});
