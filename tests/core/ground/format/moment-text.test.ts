/** Moments to readers in other zones. */
import { afterEach, expect, test, vi } from 'vitest';
import { momentText } from '#core/ground/format/moment-text.ts';

const AT = '2026-11-29T11:30:00Z';
const readerAt = (minutes: number) => {
  vi.spyOn(Date.prototype, 'getTimezoneOffset').mockReturnValue(minutes);
};
afterEach(() => {
  vi.restoreAllMocks();
});

test('in Dhaka, and wherever the clock is the same, the zone is not said', () => {
  readerAt(-360);
  expect(momentText(AT, 'en')).toBe('Sunday, November 29, 2026, 05:30 PM');
});

test.each([0, 300, -330, -480])('%d minutes from Greenwich it is', (minutes) => {
  readerAt(minutes);
  expect(momentText(AT, 'en')).toBe('Sunday, November 29, 2026, 05:30 PM (Dhaka time)');
  expect(momentText(AT, 'bn')).toMatch(/ \(ঢাকার সময়\)$/);
});
