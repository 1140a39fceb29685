import { expect, test } from 'vitest';
import { drawAvatar } from '#core/people/profile/avatar.ts';

const NAMES = Array.from({ length: 200 }, (_, at) => `Tutor ${at}`);
const drawnOf = (gender: number | null) =>
  new Set(NAMES.map((name) => JSON.stringify(drawAvatar(name, gender))));
const kindsOf = (gender: number) =>
  new Set(
    NAMES.map((name) =>
      drawAvatar(name, gender)
        .layers.map(({ d }) => d)
        .join(' '),
    ),
  );

test('1 gives male avatars, any other gender female ones', () => {
  const [male, female] = [kindsOf(1), kindsOf(2)];
  expect(kindsOf(3)).toEqual(female);
  expect([...male].filter((kind) => female.has(kind))).toEqual([]);
});

test('each gender has several kinds, and they are chosen often', () => {
  expect(kindsOf(1).size).toBe(6);
  expect(kindsOf(2).size).toBe(6);
  expect(drawnOf(1).size).toBeGreaterThan(60);
});

test('a name has the same avatar each time, in every script', () => {
  for (const name of ['Farzana Akter', 'ফারজানা আক্তার', ''])
    expect(drawAvatar(name, 2)).toEqual(drawAvatar(name, 2));
});

test('who said no gender has the general one', () => {
  expect(drawnOf(null).size).toBe(1);
});
