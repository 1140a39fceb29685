/** People of the demo data, and new ones. */
import type { APIRequestContext, Page } from '@playwright/test';
import { PRODUCT } from '../setup/test-site.ts';
import { expect } from './reader.ts';

export const PASSWORD = 'porua-demo';
export const PHONES = {
  tutor: '01711000001',
  incompleteTutor: '01711000002',
  chattogramTutor: '01711000003',
  unverifiedTutor: '01711000004',
  bannedTutor: '01711000005',
  parent: '01811000001',
  staff: '01911000001',
} as const;

let counter = 0;
/** A new number, in every run and worker. */
export function newPhone(): string {
  counter += 1;
  const tail = `${Date.now()}${process.pid}${counter}`.slice(-8);
  return `017${tail}`;
}

/**
 * Signs in, leaves behind what the form would, and opens the page `to`; by default where the form
 * would lead. The form itself: `signInByForm`. Each test has a session of its own, since grants and
 * devices belong to it.
 */
export async function signIn(
  page: Page,
  phone: string,
  to = '/auth/signin',
  product: string = PRODUCT,
) {
  const headers = { origin: product, 'x-porua': '1' };
  const data = { email: phone, password: PASSWORD };
  // A server that is too busy says so and is asked again.
  await expect(async () => {
    const answer = await page.request.post('/api/v1/login', { headers, data });
    expect(answer.status()).toBe(200);
  }).toPass({ timeout: 15_000 });
  const user = await (await page.request.get('/api/v1/user', { headers })).text();
  await page.goto('/healthz');
  await page.evaluate((record) => localStorage.setItem('current_user', record), user);
  await page.goto(to);
}

export async function signInByForm(page: Page, phone: string, password = PASSWORD) {
  await page.goto('/auth/signin');
  await fillSignIn(page, phone, password);
}

/** Signs in where one has been led to the form. */
export async function fillSignIn(page: Page, phone: string, password = PASSWORD) {
  await page.getByLabel('Phone or email').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Sign in' }).click();
}

/** Removes everything of the person who sat at the screen, except the language. */
export async function leave(page: Page) {
  // Where no app runs that could still write down who was signed in, or lead to sign-in.
  await page.goto('/healthz');
  await page.evaluate(() => localStorage.clear());
  await page.context().clearCookies({ name: /^(?!lang$)/ });
}

/** A phone gets one code a minute: the minute is over. */
export async function endCodeWait(request: APIRequestContext, phone: string) {
  const answer = await request.delete(`/dev/outbox?phone=${phone}`);
  expect(answer.status()).toBe(204);
}

/** The last code sent to a phone, as its owner would read it. */
export async function readCode(request: APIRequestContext, phone: string): Promise<string> {
  let code = '';
  await expect(async () => {
    const answer = await request.get(`/dev/outbox?phone=${phone}`);
    const messages: { otp: string | null }[] = await answer.json();
    code = messages[0]?.otp ?? '';
    expect(code).toMatch(/^\d{6}$/);
  }).toPass();
  return code;
}

/** Finds a job in Dhaka, open to women, that the signed-in person has not applied to. */
export async function jobToApplyTo({ request }: Page): Promise<number> {
  const { applied } = await (await request.get('/api/my-job-flags')).json();
  const { data } = await (
    await request.get('/api/job-board?city_id=1&tutor_gender=2&per_page=50')
  ).json();
  // The search keeps jobs open to any tutor.
  return data.find(
    (job: { id: number; tutor_gender: number }) =>
      job.tutor_gender === 2 && !applied.includes(job.id),
  ).id;
}

/** One of the last of the fifty newest: the very newest may be another test's, which ends it. */
export async function jobIn(request: APIRequestContext, query: string, nth = 0): Promise<number> {
  const { data } = await (await request.get(`/api/job-board?${query}&per_page=50`)).json();
  return data.at(-1 - nth).id;
}

/** A job to look at, and not one of those that tests apply to. */
export const jobToRead = (request: APIRequestContext) => jobIn(request, 'city_id=1', 8);
