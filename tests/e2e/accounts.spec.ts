import { newPhone, PHONES, readCode, signInByForm } from './person.ts';
import { cards, expect, isPhone, test } from './reader.ts';

test.beforeEach(async ({ speak }) => {
  await speak('en');
});

test('a tutor signs up, proves the phone, signs out and in again', async ({ page, request }) => {
  test.slow();
  const phone = newPhone();
  await page.goto('/auth/signup-as');
  await page.getByRole('main').getByRole('link', { name: 'Tutor' }).click();
  await page.getByRole('button', { name: 'Sign up' }).click();
  for (const asked of [
    'Please enter your name.',
    'Please enter your phone number.',
    'Please enter your email.',
    'Please select your gender!',
  ])
    await expect(page.getByText(asked)).toBeVisible();
  await page.getByLabel('Phone number').fill('0171');
  await page.getByLabel('Email').fill('tahmina');
  await page.getByLabel('Password', { exact: true }).fill('short');
  await page.getByLabel('Password', { exact: true }).blur();
  await expect(
    page.getByText(
      "Phone number must start with '01' and be exactly 11 digits long, containing only numbers.",
    ),
  ).toBeVisible();
  await expect(page.getByText('Must be a valid email address')).toBeVisible();
  await expect(page.getByText('Password must be at least 8 or more characters')).toBeVisible();

  await page.getByLabel('Full name').fill('Tahmina Akter');
  await page.getByLabel('Phone number').fill(`+880 ${phone.slice(1, 5)}-${phone.slice(5)}`);
  await page.getByLabel('Email').fill(`t${phone}@porua.example`);
  await page.getByText('Female', { exact: true }).click();
  await page.getByLabel('Password', { exact: true }).fill('a good secret');
  await page.getByRole('button', { name: 'Sign up' }).click();

  await expect(page).toHaveURL('/auth/otp-verification');
  await expect(page.getByRole('button', { name: /Send a new code in/ })).toBeDisabled();
  const verify = page.getByRole('button', { name: 'Verify' });
  await page.getByLabel('Code').fill('12345');
  await expect(verify).toBeDisabled();
  await page.getByLabel('Code').fill('000000');
  await expect(page.getByRole('alert')).toBeVisible();
  await page.getByLabel('Code').fill(await readCode(request, phone));
  await expect(page).toHaveURL('/tutor/details/secondary-education');
  await page.goto('/tutor/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tahmina Akter');

  await page.keyboard.press('Control+l');
  await expect(page).toHaveURL('/auth/signin');
  await signInByForm(page, phone, 'wrong password');
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(page.getByLabel('Phone or email')).toHaveValue(phone);
  await signInByForm(page, phone, 'a good secret');
  await expect(page).toHaveURL('/tutor/dashboard');
  await page.goto('/auth/signin');
  await expect(page).toHaveURL('/tutor/dashboard');
});

test('a parent signs up, forgets the password and sets a new one', async ({ page, request }) => {
  const phone = newPhone();
  await page.goto('/auth/parent/signup');
  await page.getByLabel('Full name').fill('Rezaul Karim');
  await page.getByLabel('Phone number', { exact: true }).fill(phone);
  await page.getByLabel('Email').fill(`p${phone}@porua.example`);
  await page.getByLabel('Password', { exact: true }).fill('first secret');
  await page.reload();
  await expect(page.getByLabel('Full name')).toHaveValue('Rezaul Karim');
  await page.getByLabel('Password', { exact: true }).fill('first secret');
  await page.getByRole('button', { name: 'Sign up' }).click();
  await page.getByLabel('Code').fill(await readCode(request, phone));
  await expect(page).toHaveURL('/parent/details/student');
  await page.goto('/parent/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+l');
  await expect(page).toHaveURL('/auth/signin');
});

test('a forgotten password is set again by the phone', async ({ page, request }) => {
  const phone = PHONES.chattogramTutor;
  await page.goto('/auth/signin');
  await page.getByRole('link', { name: 'Forgotten password?' }).click();
  await page.getByRole('textbox', { name: 'Phone number' }).fill(phone);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await expect(page).toHaveURL('/auth/otp-verification-for-password-reset');
  await page.getByLabel('Code').fill(await readCode(request, phone));
  await expect(page).toHaveURL('/auth/reset-password');
  await page.getByLabel('New password').fill('porua-demo');
  await page.getByLabel('Password again').fill('porua-demo');
  await page.getByRole('button', { name: 'Save the password' }).click();
  await expect(page).toHaveURL('/auth/signin');
});

test('without a phone the code page sends to the sign-up form', async ({ page }) => {
  await page.goto('/auth/otp-verification');
  await expect(
    page.getByText('Oops! It looks like you need to complete the sign-up form first.'),
  ).toBeVisible();
});

test('an area needs sign-in and is returned to', async ({ page }) => {
  await page.goto('/tutor/job-board/saved-jobs');
  await expect(page).toHaveURL('/auth/signin');
  await page.getByLabel('Phone or email').fill(PHONES.tutor);
  await page.getByLabel('Password', { exact: true }).fill('porua-demo');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/tutor/job-board/saved-jobs');
  await page.goto('/parent/dashboard');
  await expect(page).toHaveURL('/tutor/dashboard');
});

test('a tutor whose phone is not verified is led to the code', async ({ page }) => {
  await signInByForm(page, PHONES.unverifiedTutor);
  await expect(page).toHaveURL('/auth/otp-verification');
});

test('staff sign in without a complaint, and find their alarms and own security', async ({
  page,
}) => {
  await signInByForm(page, PHONES.staff);
  await expect(page).toHaveURL('/staff');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.toast-area').getByRole('paragraph')).toHaveCount(0);
  await page.goto('/staff/alarms');
  await expect(page.getByRole('heading', { level: 1, name: 'Alarms' })).toBeVisible();
  await page.goto('/staff/security');
  await expect(page.getByRole('button', { name: 'Set up an app' })).toBeVisible();
});

test('signing out in one tab signs out the other', async ({ page, context }) => {
  await signInByForm(page, PHONES.tutor);
  await expect(page).toHaveURL('/tutor/dashboard');
  const other = await context.newPage();
  await other.goto('/job-board');
  const dashboard = async () => {
    if (isPhone(other)) await other.getByRole('button', { name: 'Menu' }).click();
    return other.getByRole('link', { name: 'Dashboard' });
  };
  await expect(await dashboard()).toBeVisible();
  await page.keyboard.press('Control+l');
  await expect(page).toHaveURL('/auth/signin');
  await expect(other.getByRole('link', { name: 'Dashboard' })).toHaveCount(0);
  await expect(other.getByRole('link', { name: 'Login' })).toHaveCount(1);
});

test('signing in in one tab signs in the other', async ({ page, context }) => {
  const other = await context.newPage();
  await other.goto('/auth/signin');
  await signInByForm(page, PHONES.tutor);
  await expect(page).toHaveURL('/tutor/dashboard');
  await expect(other).toHaveURL('/tutor/dashboard');
});

test('who is signed in never sees the header of a guest', async ({ page }) => {
  await signInByForm(page, PHONES.tutor);
  await expect(page).toHaveURL('/tutor/dashboard');
  // The server's word comes late; the first paint does not wait for it.
  await page.route('**/api/v1/user?*', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 1500));
    await route.continue();
  });
  await page.addInitScript(() => {
    Reflect.set(window, 'guestHeaders', 0);
    new MutationObserver(() => {
      if (document.querySelector('header a[href="/auth/signin"]'))
        Reflect.set(window, 'guestHeaders', 1);
    }).observe(document, { childList: true, subtree: true });
  });
  await page.goto('/job-board');
  await expect(cards(page).first()).toBeVisible();
  await page.waitForTimeout(2000);
  expect(await page.evaluate(() => Reflect.get(window, 'guestHeaders'))).toBe(0);
});

test('a session ended elsewhere leads to sign-in at the next call', async ({ page, context }) => {
  await signInByForm(page, PHONES.tutor);
  await expect(page).toHaveURL('/tutor/dashboard');
  await context.clearCookies({ name: 'sid' });
  await page.goto('/tutor/job-board/saved-jobs');
  await expect(page).toHaveURL('/auth/signin');
  expect(await page.evaluate(() => localStorage.getItem('current_user'))).toBeNull();
});
