import { expect, test, vi } from 'vitest';
import { askTogether } from '#server/ground/services/ask-together.ts';

function openWork() {
  const ends: ((value: number | Error) => void)[] = [];
  const make = vi.fn(
    () =>
      new Promise<number>((resolve, reject) => {
        ends.push((value) => (value instanceof Error ? reject(value) : resolve(value)));
      }),
  );
  return { make, ends, ask: askTogether(make) };
}

test('who asks while an answer is being made gets the next one, all the same', async () => {
  const { make, ends, ask } = openWork();
  const first = ask();
  const second = ask();
  const third = ask();
  expect(make).toHaveBeenCalledTimes(1);
  ends[0]?.(1);
  expect(await first).toBe(1);
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2));
  ends[1]?.(2);
  expect(await Promise.all([second, third])).toEqual([2, 2]);
});

test('a failure is told to those who asked, and the next question is asked anew', async () => {
  const { make, ends, ask } = openWork();
  const first = ask();
  const second = ask();
  ends[0]?.(new Error('The database is away'));
  await expect(first).rejects.toThrow('The database is away');
  await vi.waitFor(() => expect(make).toHaveBeenCalledTimes(2));
  ends[1]?.(2);
  expect(await second).toBe(2);
  const later = ask();
  ends[2]?.(3);
  expect(await later).toBe(3);
});
