import { expect, test } from 'vitest';
import { writableUntil, writingState } from '#core/tuition/chat/chat-rules.ts';
import { mergeMessages } from '#core/tuition/chat/merge-messages.ts';

const now = new Date('2026-11-21T06:00:00Z');
const DAY_MS = 24 * 3_600_000;
const open = {
  endedAt: null,
  isBanned: false,
  isOtherGone: false,
  hasBlocked: false,
  isBlocked: false,
};

test('both write until 30 days after the end, not a moment longer', () => {
  const endedAt = new Date(now.getTime() - 30 * DAY_MS);
  expect(writableUntil(endedAt)).toEqual(now);
  expect(writingState({ ...open, endedAt }, now)).toBe('over');
  expect(writingState({ ...open, endedAt: new Date(endedAt.getTime() + 1) }, now)).toBe('open');
  expect(writingState(open, now)).toBe('open');
});

test.each([
  [{ isBlocked: true }, 'not_taken'],
  [{ isBlocked: true, hasBlocked: true }, 'blocked_by_you'],
  [{ hasBlocked: true, isOtherGone: true }, 'gone'],
  [{ isOtherGone: true, isBanned: true }, 'banned'],
] as const)('%o says why: %s', (more, state) => {
  expect(writingState({ ...open, ...more }, now)).toBe(state);
});

test('messages that come late, twice or in another order are there once, in theirs', () => {
  const message = (id: number, text = '') => ({ id, text });
  const known = [message(3), message(5, 'old')];
  const merged = mergeMessages(known, [message(5, 'new'), message(1), message(9), message(4)]);
  expect(merged.map(({ id }) => id)).toEqual([1, 3, 4, 5, 9]);
  expect(merged[3]?.text).toBe('new');
});
