import { expect, test } from 'vitest';
import { Store } from '#ui/store.ts';

test('who watches is told of each value, until it stops', () => {
  const store = new Store(1);
  const seen: number[] = [];
  const stop = store.subscribe(() => seen.push(store.get()));
  store.set(2);
  store.set(3);
  stop();
  store.set(4);
  expect(seen).toEqual([2, 3]);
  expect(store.get()).toBe(4);
});
