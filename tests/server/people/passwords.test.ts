import { expect, test } from 'vitest';
import type { ApiError } from '#server/ground/errors/api-error.ts';
import { createPasswordHasher } from '#server/ground/services/password-hasher.ts';

test('a hash is argon2id with the parameters OWASP asks for, and salted', async () => {
  const passwords = createPasswordHasher();
  const hashes = [await passwords.hash('one phrase'), await passwords.hash('one phrase')];
  for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(hashes[0]).not.toBe(hashes[1]);
  expect(await passwords.verify(hashes[0] ?? null, 'one phrase')).toBe(true);
  expect(await passwords.verify(hashes[0] ?? null, 'another')).toBe(false);
});

test('without a hash nothing is right', async () => {
  const passwords = createPasswordHasher();
  expect(await passwords.verify(null, 'one phrase')).toBe(false);
  expect(await passwords.verify(null, '')).toBe(false);
});

test('of 200 at once a few run, a few wait, the rest is asked to come back; then all is as before', async () => {
  const passwords = createPasswordHasher();
  const results = await Promise.allSettled(
    Array.from({ length: 200 }, () => passwords.verify(null, 'x'.repeat(1000))),
  );
  const refused = results.filter(({ status }) => status === 'rejected');
  expect(results.length - refused.length).toBe(32);
  for (const result of refused)
    expect(result.status === 'rejected' && result.reason).toMatchObject({
      code: 'unavailable',
      status: 503,
    } satisfies Partial<ApiError>);
  expect(await passwords.verify(null, 'x')).toBe(false);
});
