import type { Page } from '@playwright/test';
import type app from '#locales/en/shell/app.json';
import { frameOf, openMore } from './area.ts';
import { expectNoFindings, waitUntilSettled } from './axe.ts';
import { newPhone, PHONES, readCode, signIn } from './person.ts';
import { expect, isPhone, read, test } from './reader.ts';
import { tutorTextsOf } from './tutor-texts.ts';
import { walk } from './walk.ts';

const { auth, tutor } = tutorTextsOf('en');
const frame = frameOf('en');
const { nav } = read<typeof app>('en', 'app');

async function enter(page: Page, phone: string = PHONES.tutor) {
  await signIn(page, phone);
  await expect(page).toHaveURL('/tutor/dashboard');
}

test('a page is found by its name with the keyboard alone', async ({ page, speak }) => {
  await speak('en');
  await enter(page);
  const search = page.getByRole('combobox', { name: frame.search.label });
  await search.focus();
  await page.keyboard.type('trans');
  await expect(page.getByRole('option')).toHaveText([tutor.menu.transactions]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tutor/payment/transaction-history');
  await expect(page.locator('main')).toBeFocused();

  await search.fill('jobs');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('option', { selected: true })).toHaveText(tutor.menu.appliedJobs);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tutor/job-board/saved-jobs');
  await expect(page.locator('main')).toBeFocused();

  await search.fill('nothing like this');
  await expect(page.locator('header').getByText(frame.search.empty).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tutor/job-board/saved-jobs');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
});

test('the side menu leads through the area', async ({ page, speak }) => {
  await speak('en');
  await enter(page);
  const menu = page.getByRole('navigation', { name: frame.menu });
  await expect(menu.getByRole('link', { name: tutor.menu.dashboard })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menu.getByRole('link', { name: tutor.menu.myStudents }).click();
  await expect(page).toHaveURL('/tutor/my-students');
  await menu.getByRole('button', { name: nav.logout }).click();
  await expect(page).toHaveURL('/auth/signin');
});

test('the dashboard counts the jobs of each stage and leads to them', async ({ page, speak }) => {
  await speak('en');
  await enter(page);
  const { history } = tutorTextsOf('en');
  const answer = await page.request.get('/api/tutoring/sidebar-counts');
  const { data } = await answer.json();
  // Two stages are counted and not shown.
  const shown = data.filter(({ id }: { id: string }) => id !== 'pending' && id !== 'payment');
  expect(shown.map(({ id }: { id: string }) => id)).toEqual(Object.keys(history.tab));
  for (const { id, count } of shown)
    await expect(
      page.getByRole('link', { name: `${count} ${history.tab[id as 'applied']}`, exact: true }),
    ).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`${history.tab.closed}$`) }).click();
  await expect(page).toHaveURL('/tutor/job-history/cancel-jobs');
});

test('the own menu tells how many jobs are saved', { tag: '@sizes' }, async ({
  page,
  request,
  speak,
}) => {
  const { board } = await speak('en');
  await enter(page, PHONES.chattogramTutor);
  const saved = await page.request.get('/api/saved-jobs');
  const { total } = await saved.json();
  const own = page.getByRole('button', { name: frame.own });
  if (isPhone(page)) await openMore(page, 'en');
  else await own.click();
  const entry = page.getByRole('link', { name: tutor.menu.savedJobs });
  await expect(entry).toContainText(String(total));
  await entry.click();
  await expect(page).toHaveURL('/tutor/job-board/saved-jobs');
  if (total > 0) await expect(page.getByText(board.end)).toBeVisible();
  expect((await request.get('/api/saved-jobs')).status()).toBe(401);
  if (isPhone(page)) return;
  await own.click();
  await page.keyboard.press('Escape');
  await expect(own).toBeFocused();
});

test('lists are read again in the background at each step', async ({ page, speak }) => {
  await speak('en');
  await enter(page);
  await waitUntilSettled(page);
  const read = ['/api/tutor-educational-info', '/api/available-jobs', '/api/saved-jobs'].map(
    (path) => page.waitForRequest((request) => new URL(request.url()).pathname === path),
  );
  await page.getByRole('combobox', { name: frame.search.label }).fill('students');
  await page.keyboard.press('Enter');
  await Promise.all(read);
});

test('sharing the position is a choice, follows the device and can be taken back', async ({
  page,
  context,
  speak,
}) => {
  await speak('en');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 23.7465, longitude: 90.376 });
  await page.clock.install();
  await enter(page);
  await page.getByRole('button', { name: tutor.position.start }).click();
  const badge = page.getByRole('status').filter({ hasText: tutor.position.status.updated });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return badge.textContent({ timeout: 1000 }).catch(() => '');
    })
    .toContain('Dhanmondi');
  const near = page
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: tutor.dashboard.nearest }) });
  await expect(near.getByText(/\d km/).first()).toBeVisible();

  let updates = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/update-tutor') updates += 1;
  });
  // 50 m are not sent, 1 km is.
  await context.setGeolocation({ latitude: 23.74695, longitude: 90.376 });
  await page.clock.runFor(6500);
  expect(updates).toBe(0);
  await context.setGeolocation({ latitude: 23.7555, longitude: 90.376 });
  await expect
    .poll(async () => {
      await page.clock.runFor(1000);
      return updates;
    })
    .toBe(1);

  await page.getByRole('button', { name: tutor.position.stop }).click();
  await expect(page.getByRole('button', { name: tutor.position.start })).toBeVisible();
  await expect(near).toHaveCount(0);
  const kept = await (await page.request.get('/api/tutor-position')).json();
  expect(kept).toMatchObject({ is_tracking: false, position: null });
});

test('an unverified phone can be verified from any page', async ({ page, request, speak }) => {
  test.slow();
  await speak('en');
  const phone = newPhone();
  await page.goto('/auth/tutor/signup');
  await page.getByLabel(auth.fields.name).fill('Rafiq Islam');
  await page.getByLabel(auth.fields.phone, { exact: true }).fill(phone);
  await page.getByLabel(auth.fields.email).fill(`t${phone}@porua.example`);
  await page.getByText('Male', { exact: true }).click();
  await page.getByLabel(auth.fields.password, { exact: true }).fill('a good secret');
  await page.getByRole('button', { name: auth.signUp.send }).click();
  await expect(page).toHaveURL('/auth/otp-verification');
  await page.goto('/tutor/payment/invoice');
  await expect(page).toHaveURL('/auth/otp-verification');
  await page.goto('/job-board');
  await page.getByRole('button', { name: auth.otp.banner }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('textbox', { name: auth.otp.label }).fill(await readCode(request, phone));
  await expect(page.getByRole('button', { name: auth.otp.banner })).toHaveCount(0);
  await page.goto('/tutor/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rafiq Islam');
});

/** Each screen with a form of the profile; what else there is to see stands in SCREENS. */
const FORMS = [
  '/tutor/profile/update/education',
  '/tutor/profile/update/tutoring/location',
  '/tutor/profile/update/tutoring/category',
  '/tutor/profile/update/tutoring/salary',
  '/tutor/profile/update/tutoring/online',
  '/tutor/profile/update/tutoring/experience',
  '/tutor/profile/update/tutoring/availability',
  '/tutor/profile/update/certificate',
  '/tutor/profile/update/personal/self',
  '/tutor/profile/update/personal/addresses',
  '/tutor/profile/update/personal/family',
  '/tutor/profile/update/personal/about',
  '/tutor/settings/personal-info',
  '/tutor/settings/social-media',
  '/tutor/settings/pay-info',
];
const SCREENS = [
  '/tutor/details/secondary-education',
  ...FORMS,
  '/tutor/steps/availability',
  '/tutor/dashboard',
  '/tutor/job-board/available-jobs',
  '/tutor/job-board/saved-jobs',
  '/tutor/profile/overview',
  '/tutor/settings/change-password',
  '/tutor/settings/verified-history',
  '/tutor/settings/account-status',
  '/tutor/settings/devices',
  '/tutor/settings/notifications',
  '/tutor/job-history/applied-jobs',
  '/tutor/job-history/cancel-jobs',
  '/tutor/my-students',
  '/tutor/confirmation-letters',
  '/tutor/live-tutoring/completed',
  '/tutor/tutoring-request/cancelled',
  '/tutor/payment/invoice',
  '/tutor/payment/transaction-history',
  '/tutor/payment/pay-now/1',
  '/payment/PAY-0000000000000000',
  '/tutor/cv',
];

test('a locked profile says why on every form and takes nothing', async ({ page, speak }) => {
  test.slow();
  const { profile } = tutorTextsOf('en');
  await speak('en');
  await enter(page);
  await page.route('**/api/v1/account-status*', async (route) => {
    const response = await route.fetch();
    const status = { ...(await response.json()), account_status: 'red', can_edit: false };
    await route.fulfill({
      response,
      json: { ...status, reason: 'The national ID is not readable.' },
    });
  });
  await page.goto('/tutor/dashboard');
  await walk(page, FORMS, async (screen) => {
    await expect(page.getByText(profile.lock.title), screen).toBeVisible();
    await expect(page.getByText(/The national ID is not readable/)).toBeVisible();
    await expect(
      page.locator('main :is(button[type=submit], input, select, textarea):enabled'),
    ).toHaveCount(0);
    await expect(
      page.locator('main').getByRole('button', { name: /^(Add|Edit|Delete)\b/, disabled: false }),
    ).toHaveCount(0);
  });
  await expectNoFindings(page);
});

test('the search asks before it leaves what is not saved', async ({ page, speak }) => {
  const { form, settings } = tutorTextsOf('en');
  await speak('en');
  await signIn(page, PHONES.tutor, '/tutor/settings/personal-info');
  await page.getByLabel(settings.account.name).fill('Somebody Else');
  await page.getByRole('combobox', { name: frame.search.label }).fill('students');
  // Wide enough to read, whatever the field is.
  const list = await page.getByRole('listbox', { name: frame.search.label }).boundingBox();
  expect(list?.width).toBeGreaterThan(200);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('dialog')).toContainText(form.leave.text);
  await page.getByRole('button', { name: form.leave.stay }).click();
  await expect(page.getByLabel(settings.account.name)).toHaveValue('Somebody Else');
  await page.getByRole('combobox', { name: frame.search.label }).fill('students');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: form.leave.leave }).click();
  await expect(page).toHaveURL('/tutor/my-students');
});

test('a failed save is shown beside the button, and what was typed stays', async ({
  page,
  speak,
}) => {
  const { common } = await speak('en');
  const { profile } = tutorTextsOf('en');
  await signIn(page, PHONES.tutor, '/tutor/profile/update/personal/about');
  const about = page.getByRole('textbox', { name: profile.personal.fields.about_yourself });
  const typed = 'I teach slowly and check each step with my student. '.repeat(4).trim();
  await about.fill(typed);
  await page.context().setOffline(true);
  await page.getByRole('button', { name: profile.update, exact: true }).click();
  await expect(page.getByRole('form').getByText(common.noInternet)).toBeInViewport();
  await page.context().setOffline(false);
  await page.reload();
  await expect(about).toHaveValue(typed);
});

test('another page loaded in the same tab starts at its top', async ({ page, speak }) => {
  await speak('en');
  await signIn(page, PHONES.tutor, '/tutor/profile/overview');
  await expect(page.getByRole('heading', { level: 2 }).last()).toBeVisible();
  await page.evaluate(() => window.scrollTo(0, 400));
  await page.waitForFunction(() => window.scrollY === 400);
  await page.goto('/tutor/settings/personal-info');
  await expect(page.locator('main form').first()).toBeVisible();
  await waitUntilSettled(page);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('axe finds nothing on any screen, and nothing is too wide', { tag: '@sizes' }, async ({
  page,
  context,
  baseURL,
  speak,
}) => {
  test.setTimeout(240_000);
  await speak('en');
  await enter(page);
  const [lang, theme] = isPhone(page) ? (['bn', 'dark'] as const) : (['en', 'light'] as const);
  await speak(lang);
  await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
  // Loaded anew in the language and the theme.
  await page.goto('/tutor/dashboard');
  await walk(page, SCREENS, async (screen) => {
    // A panel half under the bar is no small target, it is one scrolled away.
    await page.evaluate(() => window.scrollTo(0, 0));
    await expectNoFindings(page);
    expect([
      screen,
      await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
    ]).toEqual([screen, 0]);
  });
  if (isPhone(page)) {
    await openMore(page, lang);
    await expectNoFindings(page);
    return;
  }
  await page.getByRole('button', { name: frameOf(lang).own }).click();
  // What the open menu covers is not to be pressed just then.
  await expectNoFindings(page, 'header');
});

test('board and shop are inside the area, and the older address of the students leads on', async ({
  page,
  speak,
}) => {
  await speak('en');
  await enter(page);
  const menu = page.getByRole('navigation', { name: frame.menu });
  await menu.getByRole('link', { name: tutor.menu.shop }).click();
  await expect(page).toHaveURL('/tutor/shop');
  await expect(menu.getByRole('link', { name: tutor.menu.shop })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await expect(page.getByRole('link', { name: 'Order' })).toHaveCount(4);

  await menu.getByRole('link', { name: tutor.menu.jobs }).click();
  const tabs = page.getByRole('navigation', { name: tutor.menu.jobs });
  await tabs.getByRole('link', { name: tutor.menu.jobBoard }).click();
  await expect(page).toHaveURL('/tutor/job-board');
  await page.reload();
  await expect(page).toHaveURL('/tutor/job-board');
  await expect(page.getByRole('heading', { name: tutor.menu.jobBoard, level: 2 })).toBeVisible();
  await expect(page.getByRole('heading', { name: /Found [\d,]+\+? Jobs/ })).toBeVisible();
  await expect(menu).toBeVisible();

  await page.goto('/tutor/profile/students');
  await expect(page).toHaveURL('/tutor/my-students');
});
