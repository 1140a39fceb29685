/** The short link of an SMS, opened on a phone that knows nothing: a code, and the very screen. */
import type { APIRequestContext, Page } from '@playwright/test';
import type auth from '#locales/en/people/auth.json';
import type app from '#locales/en/shell/app.json';
import type handover from '#locales/en/tuition/handover.json';
import { expectNoFindings } from './axe.ts';
import { apply, approve, moveOn, newRequest, REQUEST } from './hiring.ts';
import { digits, textsTo } from './marketplace.ts';
import { endCodeWait, PHONES, readCode } from './person.ts';
import { expect, read, test } from './reader.ts';

const words = read<typeof auth>('en', 'auth');

/** The address the newest SMS that says this leads to. */
async function linkOf(request: APIRequestContext, phone: string, said: RegExp): Promise<string> {
  let link = '';
  await expect(async () => {
    const text = (await textsTo(request, phone)).find((one) => said.test(one)) ?? '';
    link = text.split('\n').at(-1) ?? '';
    expect(link).toMatch(/^https?:\/\/\S+$/);
  }).toPass();
  return new URL(link).pathname;
}

async function enterByCode(page: Page, request: APIRequestContext, phone: string) {
  await expect(page).toHaveURL('/auth/get-phone');
  await page.getByLabel(words.fields.phone).fill(phone);
  await endCodeWait(request, phone);
  await page.getByRole('button', { name: words.forgot.send }).click();
  await expect(page).toHaveURL('/auth/otp-verification-for-signin');
  await page.getByLabel(words.otp.label).fill(await readCode(request, phone));
}

test('a guardian’s request, after a code; that of somebody else shows nothing', {
  tag: '@phone',
}, async ({ page, request, speak }) => {
  test.setTimeout(120_000);
  await speak('en');
  const own = await newRequest(request);
  const other = await newRequest(request);
  await approve(own.id);
  const link = await linkOf(request, own.phone, /on the board|বোর্ডে/);
  expect(link).toBe(`/r/${own.id}`);
  await page.goto(link);
  await enterByCode(page, request, own.phone);
  await expect(page).toHaveURL(`/parent/dashboard/requests/tutor-requests/${own.id}`);
  await expect(page.getByText(REQUEST.wish).first()).toBeVisible();
  // Once signed in, a link leads there at once.
  await page.goto(`/r/${other.id}`);
  await expect(page).toHaveURL(`/parent/dashboard/requests/tutor-requests/${other.id}`);
  await expect(page.getByText(/no such request/)).toBeVisible();
  await expect(page.getByText(REQUEST.wish)).toHaveCount(0);
});

test('a tutor’s shortlist and the job of an appointment, after one code', {
  tag: '@phone',
}, async ({ page, request, speak }) => {
  test.setTimeout(120_000);
  await speak('en');
  const { id } = await newRequest(request);
  await approve(id);
  await apply(id);
  await moveOn(id, 'applied', 'shortlisted');
  const job = new RegExp(`${id}|${digits(id, 'bn')}`);
  const toShortlist = await linkOf(request, PHONES.tutor, job);
  expect(toShortlist).toBe('/s/ts');
  await moveOn(id, 'shortlisted', 'appointed');
  const toJob = await linkOf(request, PHONES.tutor, job);
  expect(toJob).toBe(`/s/j/${id}`);

  await page.goto(toJob);
  await expectNoFindings(page);
  await enterByCode(page, request, PHONES.tutor);
  await expect(page).toHaveURL(`/job-details/${id}`);
  const appointed = read<typeof handover>('en', 'handover').tutor.appointed;
  await expect(page.getByRole('region', { name: appointed })).toBeVisible();
  await page.goto(toShortlist);
  await expect(page).toHaveURL('/tutor/job-history/shortlisted-jobs');
});

test('a link that stands for no screen says so', async ({ page, speak }) => {
  await speak('en');
  await page.goto('/s/zz/1');
  await expect(
    page.getByRole('heading', { name: read<typeof app>('en', 'app').notFound.title }),
  ).toBeVisible();
});
