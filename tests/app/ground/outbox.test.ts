/** Tests what an outbox sends, how often, and what it keeps if the browser has no room. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Outbox, type OutboxItem } from '#app/ground/outbox/outbox.ts';
import type { OutboxStorage } from '#app/ground/outbox/outbox-storage.ts';
import { ApiError } from '#core/ground/api/api-error.ts';

const item = (key: string): OutboxItem => ({ key, refusal: null });
const keysOf = (items: readonly OutboxItem[]) => items.map(({ key }) => key);

/** Storage that takes what `fits`, and keeps what it had where something does not. */
function storageFor(fits: (items: readonly OutboxItem[]) => boolean): OutboxStorage<OutboxItem> {
  let saved: readonly OutboxItem[] = [];
  return {
    read: () => saved,
    write(items) {
      if (!fits(items)) return false;
      saved = items;
      return true;
    },
    watch: () => () => {},
  };
}

beforeEach(() => vi.stubGlobal('window', new EventTarget()));
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

test('what found no room is sent once, and so is what was saved before it', async () => {
  const outbox = new Outbox(storageFor((items) => !items.some(({ key }) => key === 'large')));
  outbox.add(item('small'));
  outbox.add(item('large'));
  expect(outbox.isSaved).toBe(false);
  const sent: string[] = [];
  await outbox.resume({
    isWriterHere: () => true,
    send: async ({ key }) => {
      sent.push(key);
      return undefined;
    },
  });
  expect(sent).toEqual(['small', 'large']);
  expect(outbox.waiting.value).toEqual([]);
});

test('what was deleted stays away, though the browser could not forget it', () => {
  const outbox = new Outbox(storageFor((items) => !items.some(({ key }) => key === 'large')));
  outbox.add(item('small'));
  outbox.add(item('large'));
  outbox.remove('small');
  expect(keysOf(outbox.waiting.value)).toEqual(['large']);
  expect(keysOf(outbox.unsent())).toEqual(['large']);
});

test('without an answer it is tried again in order, ever more rarely, and at once by a press', async () => {
  vi.useFakeTimers();
  const tries: string[] = [];
  let answer: () => Promise<undefined> = async () => {
    throw new ApiError('offline', 'No Internet!');
  };
  const outbox = new Outbox(storageFor(() => true));
  outbox.add(item('1'));
  outbox.add(item('2'));
  await outbox.resume({
    isWriterHere: () => true,
    send: ({ key }) => {
      tries.push(key);
      return answer();
    },
  });
  await vi.advanceTimersByTimeAsync(2_000 + 4_000);
  expect(tries).toEqual(['1', '1', '1']);
  answer = async () => undefined;
  await outbox.sendNow();
  expect(tries).toEqual(['1', '1', '1', '1', '2']);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(tries).toHaveLength(5);
});
