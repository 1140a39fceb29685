/**
 * Tests that what a screen reads live of what others do is read again with its notification, not
 * half a minute later.
 */
import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { announcedAnswers, isStaffAnswer } from '#app/notify/notifications/announced-answers.ts';

/** A new message of a chat is an event of its own in the stream. */
const HAVE_THEIR_OWN_EVENT = ['listThreads'];

const liveReads = globSync('app/**/*.{ts,tsx}').flatMap((file) =>
  [...readFileSync(file, 'utf8').matchAll(/useLiveApi\(\s*'(\w+)'/g)].map(([, name = '']) => name),
);

test('there are live reads', () => expect(liveReads.length).toBeGreaterThan(30));

test.each([...new Set(liveReads)])('%s', (name) => {
  const announced: readonly string[] = [...announcedAnswers, ...HAVE_THEIR_OWN_EVENT];
  expect(isStaffAnswer(name) || announced.includes(name)).toBe(true);
});
