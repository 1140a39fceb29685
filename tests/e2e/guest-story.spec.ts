/** A guest hires, follows the link of the message, sets a password, and is in by code the next day. */
import type { APIRequestContext, Page } from '@playwright/test';
import type auth from '#locales/en/people/auth.json';
import type settings from '#locales/en/people/settings.json';
import { expectNoFindings } from './axe.ts';
import {
  answerTuition,
  answerWhat,
  answerWho,
  expectStep,
  goOn,
  verifyPhone,
} from './hire-form.ts';
import { endCodeWait, jobIn, leave, newPhone, PHONES, readCode } from './person.ts';
import { expect, read, test, textsOf } from './reader.ts';

/** Newest first, without the messages that are no codes. */
async function codesOf(request: APIRequestContext, phone: string): Promise<string[]> {
  const messages: { otp: string | null }[] = await (
    await request.get(`/dev/outbox?phone=${phone}`)
  ).json();
  return messages.flatMap(({ otp }) => otp ?? []);
}

const bengali = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');

test('a guest hires, opens the link of the message, sets a password, signs in by code, bn', {
  tag: '@phone',
}, async ({ page, request, speak }) => {
  test.setTimeout(180_000);
  await speak('bn');
  const texts = textsOf('bn');
  const words = read<typeof auth>('bn', 'auth');
  const account = read<typeof settings>('bn', 'settings');
  const phone = newPhone();
  await page.goto('/crm/hire-tutor');
  await answerTuition(page, texts);
  await verifyPhone(page, texts, request, phone, texts.hire.contact.verify);
  await page.getByRole('button', { name: texts.hire.check.send, exact: true }).click();
  await expect(page.getByText(texts.hire.done.followHint)).toBeVisible();
  await expect(page.getByRole('button', { name: texts.hire.done.follow })).toBeVisible();
  await expectNoFindings(page);

  // The message, on the day after, on a phone that knows nothing.
  const sent = await (await request.get(`/dev/outbox?phone=${phone}`)).json();
  const link = /https?:\/\/\S+\/r\/\d+/.exec(JSON.stringify(sent))?.[0] ?? '';
  await leave(page);
  const enterByCode = async () => {
    await expect(page).toHaveURL('/auth/get-phone');
    const before = await codesOf(request, phone);
    await page.getByLabel(words.fields.phone).fill(bengali(phone));
    await endCodeWait(request, phone);
    await page.getByRole('button', { name: words.forgot.send }).click();
    await expect(page).toHaveURL(/otp-verification-for-signin$/);
    await expect(async () =>
      expect((await codesOf(request, phone)).length).toBe(before.length + 1),
    ).toPass();
    const [code = ''] = await codesOf(request, phone);
    await page.getByLabel(words.otp.label).fill(bengali(code));
  };
  await page.goto(new URL(link).pathname);
  await enterByCode();
  const onRequest = new RegExp(`/parent/dashboard/requests/tutor-requests/${/\d+$/.exec(link)}$`);
  await expect(page).toHaveURL(onRequest);
  await expect(page.getByText(texts.parent.status.pending).first()).toBeVisible();

  // A password is set in the settings, if wanted.
  await page.goto('/parent/dashboard/profile/settings/change-password');
  await expectNoFindings(page);
  await page.getByLabel(account.setPassword.password, { exact: true }).fill('my own secret');
  await page.getByLabel(account.setPassword.password_confirmation).fill('my own secret');
  await page.getByRole('button', { name: account.setPassword.send }).click();
  await expect(page.getByText(account.setPassword.lead)).toBeHidden();

  await leave(page);
  await page.goto('/auth/signin');
  await page.getByRole('link', { name: words.signIn.withCode }).click();
  await enterByCode();
  await expect(page).toHaveURL('/parent/dashboard');
});

test('from the thanks straight to the request; sign-up with that phone leads to the code', {
  tag: '@phone',
}, async ({ page, request, speak }) => {
  await speak('en');
  const texts = textsOf('en');
  const words = read<typeof auth>('en', 'auth');
  const phone = newPhone();
  await page.goto('/crm/hire-tutor');
  await answerTuition(page, texts);
  await verifyPhone(page, texts, request, phone, texts.hire.contact.verify);
  await page.getByRole('button', { name: texts.hire.check.send, exact: true }).click();
  await page.getByRole('button', { name: texts.hire.done.follow }).click();
  await expect(page).toHaveURL(/\/tutor-requests\/\d+$/);

  await leave(page);
  await page.goto('/auth/parent/signup');
  await page.evaluate(() => sessionStorage.clear());
  await page.getByLabel(words.fields.name).fill('Rokeya Begum');
  await page.getByLabel(words.fields.phone, { exact: true }).fill(phone);
  await page.getByLabel(words.fields.email).fill(`g${phone}@porua.example`);
  await page.getByLabel(words.fields.password, { exact: true }).fill('first secret');
  await page.getByRole('button', { name: words.signUp.send }).click();
  await page.getByRole('link', { name: words.signIn.withCode }).click();
  await expect(page.getByRole('heading', { name: words.getPhone.title })).toBeVisible();
  await expect(page.getByLabel(words.fields.phone)).toHaveValue(phone);
});

test('a guardian who comes back signs in on the way, and nothing typed is lost', async ({
  page,
  request,
  speak,
}) => {
  await speak('en');
  const texts = textsOf('en');
  const words = read<typeof auth>('en', 'auth');
  const phone = PHONES.parent;
  await page.goto('/crm/hire-tutor?city_id=1');
  await answerWho(page, texts);
  await goOn(page, texts);
  await answerWhat(page);
  await page.getByRole('link', { name: texts.hire.returning.signIn }).click();
  await page.getByLabel(words.fields.phone).fill(phone);
  await page.getByRole('button', { name: words.forgot.send }).click();
  await expect(page).toHaveURL('/auth/otp-verification-for-signin');
  await page.getByLabel(words.otp.label).fill(await readCode(request, phone));
  await expectStep(page, texts.hire.steps.what);
  await expect(page.locator('[data-field=subject_ids] input:checked')).toHaveCount(1);
  await goOn(page, texts);
  await expectStep(page, texts.hire.steps.where);
});

/** Tells where Apply leads a guest, and follows it through. */
async function expectToLead(page: Page, id: number, path: string) {
  const words = read<typeof auth>('en', 'auth');
  await expect(page).toHaveURL(path);
  await expect(page.getByText(words.apply.lead.replace('{{id}}', String(id)))).toBeVisible();
  return words;
}

test("a guest's Apply: sign-up first, sign-in second, and back to the job", {
  tag: '@phone',
}, async ({ page, request, speak }) => {
  test.slow();
  await speak('en');
  const id = await jobIn(request, 'city_id=1');
  await page.goto(`/job-details/${id}?from=demo-school`);
  await page
    .getByRole('button', { name: textsOf('en').job.apply })
    .first()
    .click();
  const words = await expectToLead(page, id, '/auth/tutor/signup');
  await expectNoFindings(page);
  const phone = newPhone();
  await page.getByLabel(words.fields.name).fill('Tahmina Akter');
  await page.getByLabel(words.fields.phone).fill(phone);
  await page.getByLabel(words.fields.email).fill(`t${phone}@porua.example`);
  await page.getByText('Female', { exact: true }).click();
  await page.getByLabel(words.fields.password, { exact: true }).fill('a good secret');
  await page.getByRole('button', { name: words.signUp.send }).click();
  await page.getByLabel(words.otp.label).fill(await readCode(request, phone));
  // The tuition stays on top of the steps that come first (apply-story.spec.ts).
  await expect(page).toHaveURL('/tutor/details/secondary-education');
  const wish = page.getByRole('region', { name: textsOf('en').applying.wish.title });
  await expect(wish).toContainText('steps left');

  await leave(page);
  await page.goto(`/job-details/${id}`);
  await page
    .getByRole('button', { name: textsOf('en').job.apply })
    .first()
    .click();
  // Signing out has forgotten the number, too.
  await expectToLead(page, id, '/auth/tutor/signup');
  await page.getByRole('link', { name: words.signIn.send, exact: true }).click();
  await page.getByLabel(words.fields.phoneOrEmail).fill(phone);
  await page.getByLabel(words.fields.password, { exact: true }).fill('a good secret');
  await page.getByRole('button', { name: words.signIn.send, exact: true }).click();
  await expect(page).toHaveURL(`/job-details/${id}`);
  await wish.getByRole('link').click();
  await expect(page).toHaveURL('/tutor/details/secondary-education');
});
