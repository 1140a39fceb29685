/**
 * Money from beginning to end: staff confirm a tuition, the tutor pays on a phone in Bengali and keeps
 * the receipt, the tuition ends, the tutor claims, gets the refund and reads the statement.
 * The books balance at each step. Source: docs/requirements/money/money.md, "Ledger".
 */
import { readFile } from 'node:fs/promises';
import type { Browser, Download, Page } from '@playwright/test';
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { monthText } from '#core/ground/format/date-text.ts';
import type { Invoice } from '#core/money/api/money.ts';
import { moneyText } from '#core/money/words/money-text.ts';
import type moneyTexts from '#locales/en/money/money.json';
import type paperTexts from '#locales/en/money/papers.json';
import type settingsTexts from '#locales/en/people/settings.json';
import type staffTexts from '#locales/en/staff/staff.json';
import { expectNoFindings } from './axe.ts';
import { confirmEarly } from './confirm-early.ts';
import { callerFor, moveOn, newApplication } from './hiring.ts';
import { openPdf } from './pdf-reader.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, test } from './reader.ts';

const money = read<typeof moneyTexts>('bn', 'money');
const papers = read<typeof paperTexts>('bn', 'papers');
const settings = read<typeof settingsTexts>('bn', 'settings');
const staff = read<typeof staffTexts>('en', 'staff').refunds;

/** A transaction pays out once, also when a test is tried again. */
const TRX = `BKH${Date.now()}`;

async function expectBalanced() {
  const books = await (await callerFor(PHONES.staff)).call('checkStaffBooks');
  expect(books).toMatchObject({ is_balanced: true, total_poisha: 0 });
}

/** A line of a PDF is in pieces, with spaces of their own. */
const withoutSpaces = (text: string) => text.replaceAll(/\s/g, '');

/** The text of a paper as a reader of PDFs finds it. */
async function wordsOf(browser: Browser, download: Download): Promise<string> {
  const pdf = await openPdf(browser, await readFile(await download.path()));
  await pdf.page.context().close();
  return withoutSpaces(pdf.text);
}

async function save(page: Page, name: RegExp): Promise<Download> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name }).first().click(),
  ]);
  return download;
}

test('confirmed, paid, receipt, ended, claimed, sent back, in the statement', {
  tag: '@phone',
}, async ({ page, speak, browser, request }) => {
  test.setTimeout(180_000);
  await speak('bn');

  // Staff confirm: the charge is invoiced.
  const jobId = await newApplication(request);
  await moveOn(jobId, 'applied', 'shortlisted');
  await moveOn(jobId, 'shortlisted', 'appointed');
  await confirmEarly(jobId);
  await expectBalanced();

  // The tutor pays.
  await signIn(page, PHONES.tutor, '/tutor/payment/invoice');
  const invoicesNow = async (): Promise<Invoice[]> =>
    (await (await page.request.get('/api/money/invoices')).json()).data;
  const invoice = (await invoicesNow()).find(({ charge }) => charge?.job_id === jobId);
  if (!invoice) throw new Error('The confirmation brought no invoice');
  const sum = moneyText('bn', invoice.open_poisha);
  await page
    .getByRole('link', { name: new RegExp(`^${money.payNow}.*${invoice.number}$`) })
    .click();
  await page.getByRole('checkbox', { name: money.pay.accept }).check();
  await page.getByRole('button', { name: money.pay.send.replace('{{sum}}', sum) }).click();
  await page.waitForURL(/\/pay\/\w+/);
  await page.locator('button[value="success"]').click();
  await expect(page.getByText(money.result.paid.replace('{{sum}}', sum))).toBeVisible();
  await expectBalanced();

  // The receipt, first without its engine.
  const receipt = new RegExp(`^${papers.receipt.button.replace(/[()]/g, '\\$&')}`);
  await page.route('**/*.wasm', (route) => route.abort());
  await page.getByRole('button', { name: receipt }).click();
  await expect(page.getByRole('alert')).toHaveText(papers.failed);
  await expectNoFindings(page);
  await page.unroute('**/*.wasm');
  const kept = await save(page, /আবার চেষ্টা করুন/);
  const words = await wordsOf(browser, kept);
  for (const part of [papers.receipt.heading, invoice.number, sum, papers.receipt.trx])
    expect(words).toContain(withoutSpaces(part));
  await page.goto('/tutor/payment/transaction-history');
  expect((await save(page, receipt)).suggestedFilename()).toBe(kept.suggestedFilename());

  // It ends and is claimed at once; what other days give back stands in tests/server/money/refunds.test.ts.
  await moveOn(jobId, 'confirm', 'closed', { ended_by: 'guardian' });
  await expectBalanced();
  await page.goto(`/tutor/payment/refund/${invoice.id}`);
  await page.getByLabel(money.refund.reason).fill('পরিবারটি অন্য শহরে চলে গেছে।');
  // Only asked for where the pay info has none; other tests change it.
  const number = page.getByLabel(settings.pay.number);
  if (await number.isVisible()) await number.fill(PHONES.tutor);
  await page.getByRole('button', { name: money.refund.claim.replace('{{money}}', sum) }).click();
  await expect(page.getByText(money.refund.state.claimed)).toBeVisible();
  await expectBalanced();

  // Staff look at it, approve it and send it.
  const desk = await (await browser.newContext()).newPage();
  await signIn(desk, PHONES.staff, '/staff/refunds');
  const card = desk.getByRole('listitem').filter({ hasText: invoice.number });
  await card.getByRole('button', { name: staff.approve }).click();
  await expect(card).toHaveCount(0);
  await expectBalanced();
  await desk.goto('/staff/refunds?status=approved');
  await card.getByRole('button', { name: staff.payOut }).click();
  const dialog = desk.getByRole('dialog');
  await dialog.getByLabel(staff.ask.payOut).fill(TRX);
  await dialog.getByRole('button', { name: staff.payOut }).click();
  await expect(card).toHaveCount(0);
  await desk.context().close();
  await expectBalanced();

  // The statement says all of it, on the screen and on paper.
  await page.goto('/tutor/payment/statement');
  const month = monthText('bn', dhakaDate(new Date()).slice(0, 7));
  await expect(
    page.getByRole('heading', { name: papers.statement.of.replace('{{month}}', month) }),
  ).toBeVisible();
  const movements = page.getByRole('listitem').filter({ hasText: invoice.number });
  await expect(movements).toHaveCount(3);
  await expectNoFindings(page);
  const statement = await wordsOf(
    browser,
    await save(page, new RegExp(papers.statement.pdf.replace(/[()]/g, '\\$&'))),
  );
  for (const part of [invoice.number, papers.statement.closing, papers.statement.total])
    expect(statement).toContain(withoutSpaces(part));
});
