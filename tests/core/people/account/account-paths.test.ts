import { expect, test } from 'vitest';
import { isAccountPath } from '#core/people/account/account-paths.ts';

test('screens of an account are told from those for everybody', () => {
  for (const path of ['/parent/dashboard', '/tutor/details/tutor-location', '/notifications'])
    expect(isAccountPath(path), path).toBe(true);
  for (const path of ['/', '/tutors/dhaka/english-medium', '/partners', '/auth/signin'])
    expect(isAccountPath(path), path).toBe(false);
});
