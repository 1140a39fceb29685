/** A lost code, a forgotten password, and back into one's account. */

import type auth from '#locales/en/people/auth.json';
import { endCodeWait, newPhone, readCode } from './person.ts';
import { expect, read, test } from './reader.ts';

const bn = read<typeof auth>('bn', 'auth');
const bengali = (text: string) => text.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? '');

test('the code is lost, the password forgotten, the account locked: reset, and in again, bn', {
  tag: '@phone',
}, async ({ page, browser, request, speak }) => {
  test.setTimeout(150_000);
  await speak('bn');
  const phone = newPhone();
  await page.goto('/auth/parent/signup');
  await page.getByLabel(bn.fields.name).fill('রেজাউল করিম');
  await page.getByLabel(bn.fields.phone, { exact: true }).fill(bengali(phone));
  await page.getByLabel(bn.fields.email).fill(`lost${phone}@porua.example`);
  await page.getByLabel(bn.fields.password, { exact: true }).fill('first secret');
  await page.getByRole('button', { name: bn.signUp.send }).click();
  await expect(page).toHaveURL('/auth/otp-verification');
  const said = (text: string) => new RegExp(text.replace('{{phone}}', '.+'));
  await expect(page.getByText(said(bn.otp.lead.sent))).toBeVisible();
  const firstCode = await readCode(request, phone);

  // The SMS is lost with that phone's browser; another one signs in at once.
  const { viewport, userAgent, isMobile, hasTouch, deviceScaleFactor } = test.info().project.use;
  const context = await browser.newContext({
    ...(viewport && { viewport }),
    ...(userAgent && { userAgent }),
    ...(deviceScaleFactor && { deviceScaleFactor }),
    isMobile: isMobile ?? false,
    hasTouch: hasTouch ?? false,
  });
  await context.addCookies([{ name: 'lang', value: 'bn', url: new URL(page.url()).origin }]);
  const other = await context.newPage();
  const signIn = async (password: string) => {
    await other.getByLabel(bn.fields.phoneOrEmail).fill(bengali(phone));
    await other.getByLabel(bn.fields.password, { exact: true }).fill(password);
    await other.getByRole('button', { name: bn.signIn.send }).click();
  };
  const base = new URL(page.url()).origin;
  await other.goto(`${base}/auth/signin`);
  await signIn('first secret');
  await expect(other).toHaveURL(/\/auth\/otp-verification$/);
  await expect(other.getByText(said(bn.otp.lead.too_many_requests))).toBeVisible();
  await expect(other.getByText(said(bn.otp.lead.sent))).toHaveCount(0);
  // Less than the minute that the server asks for, not the two of a code that went out.
  const wait = other.getByRole('button', { name: /০:[০-৫][০-৯]/ });
  await expect(wait).toBeDisabled();

  // The password is gone as well: five wrong ones, and the account waits.
  await context.clearCookies({ name: /^(?!lang$)/ });
  await other.evaluate(() => localStorage.clear());
  await other.goto(`${base}/auth/signin`);
  for (let index = 0; index < 6; index += 1) {
    const answered = other.waitForResponse((response) => response.url().includes('/api/v1/login'));
    await signIn(`wrong secret ${index}`);
    await answered;
    await expect(other.getByRole('alert')).toBeVisible();
  }

  await other.getByRole('link', { name: bn.signIn.forgot }).click();
  await expect(other.getByRole('button', { name: bn.forgot.send })).toBeVisible();
  await other.getByRole('textbox', { name: bn.fields.phone }).fill(bengali(phone));
  await endCodeWait(request, phone);
  await other.getByRole('button', { name: bn.forgot.send }).click();
  await expect(other).toHaveURL(/otp-verification-for-password-reset$/);
  await expect(async () => expect(await readCode(request, phone)).not.toBe(firstCode)).toPass();
  await other.getByLabel(bn.otp.label).fill(bengali(await readCode(request, phone)));
  await expect(other).toHaveURL(/\/auth\/reset-password$/);
  await other.getByLabel(bn.reset.password).fill('a second secret');
  await other.getByLabel(bn.fields.passwordAgain).fill('a second secret');
  await other.getByRole('button', { name: bn.reset.send }).click();
  await expect(other).toHaveURL(/\/auth\/signin$/);
  await signIn('a second secret');
  await expect(other).toHaveURL(/\/parent\/dashboard$/);
  await context.close();
});
