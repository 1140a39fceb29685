/**
 * Tests somebody who deletes the account: what goes by itself, and what staff still have to do.
 * Source: docs/requirements/acts.md, "An account to delete".
 */
import { expect, test } from 'vitest';
import { bookPayment } from '#server/money/invoices/book-payment.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
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

test('money we hold stays in the list of staff, and the account until it is sent', async () => {
  const { account, browser } = await signInTutor(context);
  const { userId } = account;
  const { db } = context.database;
  const at = desk.clock.now();
  await db.transaction(async (tx) => {
    const bill = { userId, kind: 'extra_bill', poisha: 100_000, issuedAt: at } as const;
    const { id: invoiceId } = await issueInvoice(tx, bill);
    const twice = { cause: `test:${invoiceId}`, invoiceId, through: 'manual', at } as const;
    await bookPayment(tx, { ...twice, poisha: 200_000 });
  });
  const before = await waiting();
  expect((await askDeletion(browser)).statusCode).toBe(200);
  await afterGrace();
  expect(await waiting()).toEqual(before);
  desk.clock.forward(730 * DAY);
  await afterGrace();
  expect(await waiting()).not.toEqual(before);
});
