/**
 * Tests what becomes of a call that was on its way while the session got a new token, as it does with a
 * new password: the server no longer knows the old one, and nobody is signed out for that.
 */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useSession } from '#app/people/session/session-provider.tsx';
import { readStoredUser, writeStoredUser } from '#app/people/session/stored-user.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { leaveDevice, network, showApp, storedUser, TUTOR_ID } from '../app-host.tsx';

const USER = 'GET /api/v1/user';
const DEVICES = 'GET /api/v1/sessions';
const REFUSED = {
  status: 401,
  body: { status: 'error', code: 'not_signed_in', message: 'Please sign in' },
};
const OTHER_ID = TUTOR_ID + 1;
const user = (id: number) => ({ status: 200, body: { ...storedUser(id), expires_in: 3600 } });

function Devices() {
  const { api } = useSession();
  const read = async () => {
    const devices = await api.call('listSessions');
    document.title = `${devices.length} devices`;
  };
  return (
    <button type="button" onClick={() => read().catch(() => {})}>
      Read
    </button>
  );
}

async function open(replies: Parameters<typeof network>[0]) {
  const calls = network(replies);
  showApp(<Devices />, fakeApi({}));
  await page.getByRole('button', { name: 'Read' }).click();
  return (to: string) => calls.filter((call) => call.to === to).length;
}

beforeEach(() => {
  document.title = '';
  writeStoredUser(storedUser(TUTOR_ID));
});
afterEach(() => {
  leaveDevice();
  vi.unstubAllGlobals();
});

test('the call is sent again with the new token', async () => {
  const answers = [REFUSED, { status: 200, body: [] }];
  const count = await open({
    [DEVICES]: () => answers.shift() ?? REFUSED,
    [USER]: () => user(TUTOR_ID),
  });
  await expect.poll(() => document.title).toBe('0 devices');
  expect(readStoredUser()?.id).toBe(TUTOR_ID);
  expect(count(DEVICES)).toBe(2);
});

test('who is really signed out is led to signing in, and nothing is sent again', async () => {
  let isIn = true;
  const count = await open({
    [DEVICES]: () => {
      isIn = false;
      return REFUSED;
    },
    [USER]: () => (isIn ? user(TUTOR_ID) : REFUSED),
  });
  await expect.poll(() => readStoredUser()).toBeNull();
  expect(count(DEVICES)).toBe(1);
});

test('a call of one person is never sent as another', async () => {
  let id = TUTOR_ID;
  const count = await open({
    [DEVICES]: () => {
      // Another tab signs in as somebody else.
      id = OTHER_ID;
      return REFUSED;
    },
    [USER]: () => user(id),
  });
  await expect.poll(() => readStoredUser()?.id).toBe(OTHER_ID);
  expect(count(DEVICES)).toBe(1);
});

test('it is sent again one time only', async () => {
  const count = await open({ [DEVICES]: () => REFUSED, [USER]: () => user(TUTOR_ID) });
  await expect.poll(() => count(DEVICES)).toBe(2);
  await expect.poll(() => count(USER)).toBeGreaterThan(1);
  expect(count(DEVICES)).toBe(2);
});
