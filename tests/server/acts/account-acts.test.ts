/** Who deletes the account: what goes by itself, and what staff still have to do. Source: docs/requirements/acts.md, "An account to delete". */
import { expect, test } from 'vitest';
import { eraseDueAccounts } from '#server/privacy/erase-account.ts';
import { PASSWORD } from '../setup/accounts.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { createRequest } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openDesk } from './walk-acts.ts';

const context = startTestApp();
const desk = openDesk(context);
const DAY = 24 * 3_600;

type Browser = Awaited<ReturnType<typeof signInTutor>>['browser'];
const askDeletion = (browser: Browser) =>
  browser.ask({
    method: 'POST',
    url: '/api/v1/delete-account',
    payload: { password: PASSWORD },
  });
const waiting = async (): Promise<[string, number][]> => {
  const { data } = (await desk.staff.get('queues')).json();
  return data.map(({ queue, count }: { queue: string; count: number }) => [queue, count]);
};
async function afterGrace() {
  desk.clock.forward(15 * DAY);
  await eraseDueAccounts(context.services);
  await desk.signInAgain();
}

test('without open business it gives staff nothing to do', async () => {
  const before = await waiting();
  for (const { browser } of [await signInTutor(context), await signInParent(context)])
    expect((await askDeletion(browser)).statusCode).toBe(200);
  expect(await waiting()).toEqual(before);
  await afterGrace();
  expect(await waiting()).toEqual(before);
});

test('a request that waits for staff leaves their list', async () => {
  const before = await waiting();
  const { browser } = await createRequest(context);
  expect(await waiting()).not.toEqual(before);
  expect((await askDeletion(browser)).statusCode).toBe(200);
  expect(await waiting()).toEqual(before);
});
