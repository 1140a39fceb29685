/** An exact time reaches the form; a part of the day fills in only where none was named. */
import { describe, expect, test } from 'vitest';
import { readWords } from '#core/search/slots/message-words.ts';
import { readSlots } from '#core/search/slots/read-slots.ts';
import { toFormAnswers, toSlots } from '#core/site/assistant/dialogue/form-answers.ts';
import { toSpokenRequest } from '#core/site/assistant/dialogue/spoken-request.ts';
import { slotsOf } from '#core/site/assistant/dialogue/state.ts';
import { readLookups } from './read-lookups.ts';
import { createRenderer } from './render-message.ts';
import { createTalk } from './talk.ts';

const lookups = readLookups();
const read = (text: string) => readSlots(readWords(text, lookups), lookups);
const inForm = (text: string) => toFormAnswers(toSpokenRequest(read(text), lookups)).tutoring_time;

test.each([
  ['class 8 math at 5 pm', '17:00'],
  ['math tutor at 9 pm', '21:00'],
  ['6:30 pm, 3 days', '18:30'],
  ['6.30pm class 5', '18:30'],
  ['at 5 p.m. please', '17:00'],
  ['7 am', '07:00'],
  ['12 pm', '12:00'],
  ['18:30', '18:30'],
  ['from 5 to 7 pm', '17:00'],
  ['10-1 pm', '10:00'],
  ['bikal 5 tay', '17:00'],
  ['sondha 7 ta theke', '19:00'],
  ['rat 9 tay', '21:00'],
  ['sokal 8 tay', '08:00'],
  ['dupur 2 tay', '14:00'],
  ['sondha sare 6 tay', '18:30'],
  ['বিকেল ৫টায়', '17:00'],
  ['সন্ধ্যা সাড়ে ৬টায়', '18:30'],
  ['রাত ৯টায়', '21:00'],
  // Parts of the day alone.
  ['in the afternoon', '16:00'],
  ['before 5 pm', '16:00'],
  ['sondhay', '19:00'],
])('%s', (text, time) => expect(inForm(text)).toBe(time));

test.each(['5 days', '4 jon', 'class 5 math', 'salary 5:5', 'mirpur 10', '5000-6000'])(
  'no time: %s',
  (text) => expect(read(text).clock).toBeUndefined(),
);

test('a time takes nothing from what stands beside it', () => {
  expect(read('class 8 math, 4 days, 5 pm, 6000 taka')).toMatchObject({
    days: 4,
    clock: '17:00',
    salary: { min: 6000, max: 6000 },
  });
});

describe('in a talk', () => {
  const write = createRenderer('en', lookups);
  const begin = () => {
    const t = createTalk(lookups);
    t.say('math tutor for class 8 in Uttara, 3 days, 6000, 6:30 pm');
    return t;
  };

  test('it is shown as it was said and opens the form with it', () => {
    const t = begin();
    const [summary] = t.state.turns.at(-1)?.messages ?? [];
    expect(write(summary ?? { key: 'fine', data: {} }).chips).toContain('At 06:30 PM');
    t.say('yes');
    expect(t.command).toMatchObject({ kind: 'open_hire', draft: { clock: '18:30' } });
  });

  test('a part of the day named later takes its place, taking it away takes both', () => {
    const t = begin();
    t.say('in the morning');
    expect(slotsOf(t.state)).toMatchObject({ time: 'morning' });
    expect(slotsOf(t.state).clock).toBeUndefined();
    const again = begin();
    again.choose({ kind: 'drop', slot: 'time' });
    expect(slotsOf(again.state)).not.toHaveProperty('clock');
    expect(slotsOf(again.state)).not.toHaveProperty('time');
  });

  test('what the form was changed to comes back into the talk', () => {
    expect(toSlots({ tutoring_time: '20:15' }, {})).toEqual({ time: 'evening', clock: '20:15' });
  });
});
