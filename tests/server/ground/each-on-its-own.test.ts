import { expect, test } from 'vitest';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';

const failing = (...wrong: number[]) => {
  const done: number[] = [];
  const all = eachOnItsOwn([1, 2, 3], async (item) => {
    if (wrong.includes(item)) throw new Error(`No ${item}`);
    done.push(item);
  });
  return { all, done };
};

test('one that fails keeps none of the others, and is told of at the end', async () => {
  const { all, done } = failing(2);
  await expect(all).rejects.toThrow('No 2');
  expect(done).toEqual([1, 3]);
});

test('of several all are told of', async () => {
  const { all, done } = failing(1, 3);
  await expect(all).rejects.toMatchObject({
    errors: [{ message: 'No 1' }, { message: 'No 3' }],
  });
  expect(done).toEqual([2]);
  await expect(failing().all).resolves.toBeUndefined();
});
