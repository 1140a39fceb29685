/** A guest who finds no tuition leaves a phone, gets a message when one comes, and stops them by its link. */
import type { APIRequestContext } from '@playwright/test';
import type alertTexts from '#locales/en/market/searchAlert.json';
import type tellMeTexts from '#locales/en/market/tellMe.json';
import type authTexts from '#locales/en/people/auth.json';
import { expectNoFindings } from './axe.ts';
import { type ClockedProduct, test } from './clocked-product.ts';
import { callerFor, requestBody } from './hiring.ts';
import { leave, newPhone, PHONES, readCode, signIn } from './person.ts';
import { chips, expect, read, textsOf } from './reader.ts';

const SALARY = 37_500;
/** The demo data pays no such salary. */
const NOTHING = `/job-board?city_id=1&actual_salary_min=${SALARY}`;
/** The time of a round that the server makes every ten minutes, here every ten seconds or so. */
const ROUND = { timeout: 40_000 };

async function putOnBoard({ origin }: ClockedProduct) {
  const guardian = await callerFor(PHONES.parent, origin);
  const { id } = await guardian.call('createRequest', { body: requestBody() });
  const staff = await callerFor(PHONES.staff, origin);
  const { version } = await staff.call('getStaffRequest', { params: { id } });
  await staff.call('approveRequest', { params: { id }, body: { version, actual_salary: SALARY } });
  return id;
}

/** The newest message to a phone that is no code. */
async function readMessage(request: APIRequestContext, phone: string): Promise<string> {
  let text = '';
  await expect(async () => {
    const messages: { otp: string | null; text: string }[] = await (
      await request.get(`/dev/outbox?phone=${phone}`)
    ).json();
    text = messages.find(({ otp }) => otp === null)?.text ?? '';
    expect(text).not.toBe('');
  }).toPass(ROUND);
  return text;
}

test('a guest is told by SMS when a tuition comes, and stops it, bn', { tag: '@phone' }, async ({
  browser,
  product,
  playwright,
}) => {
  test.setTimeout(180_000);
  const board = textsOf('bn').boardControls;
  const texts = read<typeof alertTexts>('bn', 'searchAlert');
  const auth = read<typeof authTexts>('bn', 'auth');
  const request = await playwright.request.newContext({ baseURL: product.origin });
  const context = await browser.newContext({
    baseURL: product.origin,
    viewport: { width: 360, height: 740 },
  });
  await context.addCookies([{ name: 'lang', value: 'bn', url: product.origin }]);
  await context.clock.install({ time: product.now() });
  const page = await context.newPage();
  const phone = newPhone();

  await page.goto(NOTHING);
  await expect(chips(page, board.nearest.label)).toBeVisible();
  await page
    .getByRole('link', { name: read<typeof tellMeTexts>('bn', 'tellMe').guest.button })
    .click();
  await expect(page.getByRole('heading', { name: texts.title })).toBeVisible();
  await expect(page.getByText('ঢাকা · ৳ ৩৭,৫০০')).toBeVisible();
  await expectNoFindings(page);
  await page.getByLabel(auth.fields.phone).fill('017');
  await page.getByRole('button', { name: auth.forgot.send }).click();
  await expect(page.getByText(auth.errors.phone)).toBeVisible();
  await page.getByLabel(auth.fields.phone).fill(phone);
  await page.reload();
  await expect(page.getByLabel(auth.fields.phone)).toHaveValue(phone);
  await page.getByRole('button', { name: auth.forgot.send }).click();
  await expect(page.getByLabel(auth.otp.label)).toBeVisible();
  // Who looks at the message on the same phone comes back to the code.
  await page.reload();
  await page.getByLabel(auth.otp.label).fill('000000');
  await expect(page.getByRole('alert').filter({ hasText: /\S/ })).toBeVisible();
  await expectNoFindings(page);
  await page.getByLabel(auth.otp.label).fill(await readCode(request, phone));
  await expect(page.getByRole('heading', { name: texts.done.title })).toBeVisible();
  await expectNoFindings(page);

  const id = await putOnBoard(product);
  const message = await readMessage(request, phone);
  expect(message).toContain(`/job-details/${id}`);
  const link = /https?:\S+(\/stop-alert#\S+)/.exec(message)?.[1] ?? '';
  await page.goto(link);
  await expect(page.getByText('ঢাকা · ৳ ৩৭,৫০০')).toBeVisible();
  await expectNoFindings(page);
  // The token is in no address that is copied along, and a reload still has it.
  await expect(page).toHaveURL(`${product.origin}/stop-alert`);
  await page.reload();
  await page.getByRole('button', { name: texts.stop.confirm }).click();
  await expect(page.getByText(texts.stop.doneText)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: texts.stop.invalid })).toBeVisible();
  await expectNoFindings(page);
  await context.close();
  await request.dispose();
});

test('a tutor saves the search instead, and a guardian is offered neither', async ({
  page,
  speak,
}) => {
  const { boardControls, ownBoard } = await speak('en');
  const { guest, tutor } = read<typeof tellMeTexts>('en', 'tellMe');
  await signIn(page, PHONES.tutor, NOTHING);
  await page.getByRole('link', { name: tutor.button }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel(ownBoard.saved.name, { exact: true })).toHaveValue(/^Dhaka/);
  // Closed and pressed again, it opens again.
  await page.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await page.getByRole('link', { name: tutor.button }).click();
  await expect(dialog).toBeVisible();
  await leave(page);
  await signIn(page, PHONES.parent, NOTHING);
  await expect(chips(page, boardControls.nearest.label)).toBeVisible();
  for (const name of [guest.button, tutor.button])
    await expect(page.getByRole('link', { name })).toHaveCount(0);
});
