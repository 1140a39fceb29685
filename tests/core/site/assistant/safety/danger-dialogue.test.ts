/** A danger comes before every intent, wherever the talk stands, and nothing of it becomes a wish. */
import { describe, expect, test } from 'vitest';
import { slotsOf } from '#core/site/assistant/dialogue/state.ts';
import { editAnswer } from '#core/site/assistant/edit.ts';
import { DANGERS } from '#core/site/assistant/intents/dangers.ts';
import { helplinesFor } from '#core/site/assistant/safety/helplines.ts';
import { readLookups } from '../read-lookups.ts';
import { createTalk } from '../talk.ts';

const lookups = readLookups();
const DANGER = 'class 8 math tutor lagbe mirpur e 5000, ami morte chai';

const places: [name: string, messages: string[]][] = [
  ['at the beginning', []],
  ['while a question is open', ['tutor lagbe class 8']],
  ['at the summary', ['math tutor for class 8 in Uttara, 3 days, 6000']],
  ['in a list of tuitions', ['math tuition in Uttara']],
  ['in a list of tutors', ['show BUET tutors in Dhanmondi']],
  ['after an answer about fees', ['fee for 6000 home tuition']],
];

describe.each(places)('%s', (_, messages) => {
  const begin = () => {
    const t = createTalk(lookups);
    for (const text of messages) t.say(text);
    return t;
  };

  test('help is offered, and what was begun is as it was', () => {
    const t = begin();
    const before = t.state;
    const [answer, ...others] = t.say(DANGER).messages;
    expect(answer?.key).toBe('safety.self_harm');
    expect(answer?.danger).toBe('self_harm');
    expect(others).toEqual([]);
    expect(t.command).toBeUndefined();
    const { known, task, asking, skipped, page } = t.state;
    expect({ known, task, asking, skipped, page }).toEqual({
      known: before.known,
      task: before.task,
      asking: before.asking,
      skipped: before.skipped,
      page: before.page,
    });
  });

  test.each(['yes', 'ha', 'হ্যাঁ'])('"%s" then asks for an urgent call and sends nothing', (yes) => {
    const t = begin();
    t.say(DANGER);
    t.say(yes);
    expect(t.command).toEqual({ kind: 'call_me', urgent: 'self_harm' });
  });

  test.each(['no', 'na', 'না'])('"%s" leaves the numbers there', (no) => {
    const t = begin();
    t.say(DANGER);
    expect(t.say(no).messages[0]).toMatchObject({ key: 'safety.declined', danger: 'self_harm' });
    expect(t.command).toBeUndefined();
  });
});

test('the talk can go on from where it was', () => {
  const t = createTalk(lookups);
  t.say('need a tutor for class 8');
  t.say('ami morte chai');
  t.choose({ kind: 'intent', intent: 'refine' });
  expect(t.keys.at(-1)).toBe('ask.subjects');
  t.say('ami morte chai');
  t.say('math');
  expect(slotsOf(t.state)).toMatchObject({ subjects: [4] });
});

test('an earlier message changed into one of danger changes no wish', () => {
  const t = createTalk(lookups);
  t.say('need a tutor for class 8');
  const before = t.state.known;
  t.take(editAnswer(t.state, 0, 'the tutor of class 9 beats my son', lookups));
  expect(t.keys).toEqual(['safety.child_abuse']);
  expect(t.state.known).toEqual(before);
});

describe('a child who writes of itself', () => {
  test('is spoken to as a child to the end', () => {
    const t = createTalk(lookups);
    t.say('ami eka, amar boyos 9');
    expect(t.keys).toEqual(['safety.child_alone']);
    expect(t.say('no').messages[0]?.key).toBe('safety.declinedChild');
    t.say('the tutor beats me');
    expect(t.state.urgent).toBe('child_abuse');
    expect(t.keys).toEqual(['safety.child_alone']);
    t.say('yes');
    expect(t.keys).toEqual(['safety.askChild']);
    expect(t.command).toEqual({ kind: 'call_me', urgent: 'child_abuse' });
  });

  test('in the same message as the danger', () => {
    const t = createTalk(lookups);
    expect(t.say('i am 10 and my tutor beats me').messages[0]).toMatchObject({
      key: 'safety.child_alone',
      danger: 'child_abuse',
    });
  });
});

test('a phone in such a message is not kept either', () => {
  const t = createTalk(lookups);
  t.say('ami morte chai 01712345678');
  expect(JSON.stringify(t.state)).not.toContain('345678');
});

test.each(DANGERS)('%s comes with the three numbers', (danger) => {
  expect(
    helplinesFor(danger)
      .map(({ number }) => number)
      .sort(),
  ).toEqual(['109', '1098', '999']);
});
