import { expect, test } from 'vitest';
import {
  nextStatus,
  type RequestAct,
  ruleOf,
  shownStatus,
} from '#core/market/hire/request-status.ts';

test.each<[Parameters<typeof nextStatus>[0], RequestAct, ReturnType<typeof nextStatus>]>([
  ['pending', 'approve', 'live'],
  ['returned', 'approve', null],
  ['live', 'approve', null],
  ['pending', 'return', 'returned'],
  ['returned', 'edit', 'pending'],
  ['live', 'edit', null],
  ['live', 'cancel', 'cancelled'],
  ['hidden', 'cancel', 'cancelled'],
  ['closed', 'cancel', null],
  ['rejected', 'cancel', null],
  ['live', 'hide', 'hidden'],
  ['hidden', 'show', 'live'],
  ['closed', 'show', null],
  ['hidden', 'close', 'closed'],
])('%s, %s: %s', (status, act, expected) => {
  expect(nextStatus(status, act)).toBe(expected);
});

test('what is refused or ended is explained', () => {
  for (const act of ['return', 'reject', 'close', 'cancel'] as const)
    expect(ruleOf(act).needsReason).toBe(true);
});

test('hidden is nobody’s word', () => {
  expect(shownStatus('hidden')).toBe('live');
});
