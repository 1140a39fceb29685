import { expect, test } from 'vitest';
import { listAddresses, matchAddresses } from '#core/ground/screen-paths.ts';

test('a path stands for itself, and for its shorter form where its end may be left out', () => {
  expect(listAddresses(['/a', '/a/:id', '/b/:id?'])).toEqual(['/a', '/a/:id', '/b', '/b/:id']);
});

test('known words stand in the place of a parameter', () => {
  const words = ['one', 'two'];
  expect(listAddresses([{ path: '/a/:word', words }])).toEqual(['/a/one', '/a/two']);
  expect(listAddresses([{ path: '/b/:word?', words }])).toEqual(['/b', '/b/one', '/b/two']);
});

test('an address is known by its pattern, with or without a slash at its end', () => {
  const isKnown = matchAddresses(['/', '/a/:id', '/b']);
  for (const path of ['/', '/a/1', '/a/1/', '/b', '/b/']) expect(isKnown(path), path).toBe(true);
  for (const path of ['/a', '/a/1/2', '/b/1', '/c']) expect(isKnown(path), path).toBe(false);
});
