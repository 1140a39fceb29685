/** Words nothing was understood of are named beside a list, which is not their answer. */
import { expect, test } from 'vitest';
import { slotsAfter } from '#core/site/assistant/dialogue/slots-after.ts';
import { readLookups } from './read-lookups.ts';
import { createRenderer } from './render-message.ts';
import { createTalk } from './talk.ts';

const lookups = readLookups();
const write = createRenderer('en', lookups);

test.each([
  ['show physics tuition in Mirpur blorptech', 'blorptech'],
  ['show me blorptech tuition', 'blorptech'],
])('%s', (text, words) => {
  const t = createTalk(lookups);
  const [first] = t.say(text).messages;
  expect(first?.key).toBe('search.unread');
  expect(first && write(first).text).toContain(`“${words}”`);
  expect(t.command?.kind).toBe('search_jobs');
});

test.each([
  'math tuition in Uttara',
  'amar jonno tuition dekhan mirpur e',
  'গণিতের টিউশন দেখান উত্তরায়',
])('all is understood of "%s"', (text) => {
  const t = createTalk(lookups);
  t.say(text);
  expect(t.keys).toEqual(['search.jobs']);
});

test('what a choice would search by, without making it', () => {
  const t = createTalk(lookups);
  t.say('physics tuition in Mirpur');
  const after = slotsAfter(t.state, { kind: 'drop', slot: 'area' }, lookups);
  expect(after.area).toBeUndefined();
  expect(after.subjects).toHaveLength(1);
  expect(slotsAfter(t.state, { kind: 'set', slots: { radius: 5 } }, lookups)).toMatchObject({
    radius: 5,
  });
});
