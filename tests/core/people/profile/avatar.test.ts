import { expect, test } from 'vitest';
import { avatarOf } from '#core/people/profile/avatar.ts';

test('1 gives the male avatar, any other gender the female one, none the general one', () => {
  const [male, female, any] = [avatarOf(1), avatarOf(2), avatarOf(null)];
  expect(avatarOf(3)).toBe(female);
  expect(new Set([male, female, any]).size).toBe(3);
  expect(any.face).toBeUndefined();
});
