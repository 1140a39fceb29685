import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { newPhone, PHONES, readCode, signIn } from './person.ts';
import { expect, isPhone, LANGUAGES, test } from './reader.ts';
import { tutorTextsOf } from './tutor-texts.ts';

const { auth, tutor } = tutorTextsOf('en');

async function enter(page: Page, phone: string = PHONES.tutor) {
  await signIn(page, phone);
  await expect(page).toHaveURL('/tutor/dashboard');
}

test('a page is found by its name with the keyboard alone', async ({ page, speak }) => {
  await speak('en');
  await enter(page);
  const search = page.getByRole('combobox', { name: tutor.search.label });
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
  await expect(page.locator('header').getByText(tutor.search.empty).first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/tutor/job-board/saved-jobs');
  await page.keyboard.press('Escape');
  await expect(search).toHaveValue('');
});

test('the side menu leads through the area; on phones from a drawer', async ({ page, speak }) => {
  await speak('en');
  await enter(page);
  const menu = page.getByRole('navigation', { name: tutor.menuLabel });
  const open = async () => {
    if (isPhone(page)) await page.getByRole('button', { name: tutor.openMenu }).click();
  };
  await open();
  await expect(menu.getByRole('link', { name: tutor.menu.dashboard })).toHaveAttribute(
    'aria-current',
    'page',
  );
  await menu.getByRole('link', { name: tutor.menu.myStudents }).click();
  await expect(page).toHaveURL('/tutor/my-students');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  if (isPhone(page)) {
    await open();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: tutor.openMenu })).toBeFocused();
  }
  await open();
  await menu.getByRole('button', { name: tutor.signOut }).click();
  await expect(page).toHaveURL('/auth/signin');
});

test('the dashboard counts the jobs of each stage and leads to them', async ({ page, speak }) => {
  await speak('en');
  await enter(page);
  const { history } = tutorTextsOf('en');
  const answer = await page.request.get('/api/tutoring/sidebar-counts');
  const { data } = await answer.json();
  expect(data.map(({ id }: { id: string }) => id)).toEqual(Object.keys(history.tab));
  for (const { id, count } of data)
    await expect(
      page.getByRole('link', { name: `${count} ${history.tab[id as 'applied']}`, exact: true }),
    ).toBeVisible();
  await page.getByRole('link', { name: new RegExp(`${history.tab.closed}$`) }).click();
  await expect(page).toHaveURL('/tutor/job-history/cancel-jobs');
});

test('the own menu tells how many jobs are saved', async ({ page, request, speak }) => {
  const { board } = await speak('en');
  await enter(page, PHONES.chattogramTutor);
  const saved = await page.request.get('/api/saved-jobs');
  const { total } = await saved.json();
  await page.getByRole('button', { name: tutor.profileMenu }).click();
  const entry = page.getByRole('link', { name: tutor.menu.savedJobs });
  await expect(entry).toContainText(String(total));
  await entry.click();
  await expect(page).toHaveURL('/tutor/job-board/saved-jobs');
  if (total > 0) await expect(page.getByText(board.end)).toBeVisible();
  await page.getByRole('button', { name: tutor.profileMenu }).click();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: tutor.profileMenu })).toBeFocused();
  expect((await request.get('/api/saved-jobs')).status()).toBe(401);
});

test('lists are read again in the background at each step', async ({ page, speak }) => {
  await speak('en');
  await enter(page);
  await page.waitForLoadState('networkidle');
  const read = ['/api/tutor-educational-info', '/api/available-jobs', '/api/saved-jobs'].map(
    (path) => page.waitForRequest((request) => new URL(request.url()).pathname === path),
  );
  await page.getByRole('combobox', { name: tutor.search.label }).fill('students');
  await page.keyboard.press('Enter');
  await Promise.all(read);
});

test('sharing the position is a choice, follows the device and can be taken back', async ({
  page,
  context,
  speak,
}, { project }) => {
  await speak('en');
  await context.grantPermissions(['geolocation']);
  await context.setGeolocation({ latitude: 23.7465, longitude: 90.376 });
  // Both projects run against one server.
  await enter(page, project.name === 'phone' ? PHONES.incompleteTutor : PHONES.tutor);
  await page.getByRole('button', { name: tutor.position.start }).click();
  const badge = page.getByRole('status').filter({ hasText: tutor.position.status.updated });
  await expect(badge).toContainText('Dhanmondi', { timeout: 15_000 });

  let updates = 0;
  page.on('request', (request) => {
    if (new URL(request.url()).pathname === '/api/update-tutor') updates += 1;
  });
  // 50 m are not told, 1 km is.
  await context.setGeolocation({ latitude: 23.74695, longitude: 90.376 });
  await page.waitForTimeout(6500);
  expect(updates).toBe(0);
  await context.setGeolocation({ latitude: 23.7555, longitude: 90.376 });
  await expect.poll(() => updates, { timeout: 10_000 }).toBe(1);

  await page.getByRole('button', { name: tutor.position.stop }).click();
  await expect(page.getByRole('button', { name: tutor.position.start })).toBeVisible();
  const kept = await (await page.request.get('/api/tutor-position')).json();
  expect(kept).toMatchObject({ is_tracking: false, position: null });
});

test('an unproved phone can be proved from any page', async ({ page, request, speak }) => {
  test.slow();
  await speak('en');
  const phone = newPhone();
  await page.goto('/auth/tutor/signup');
  await page.getByLabel(auth.fields.name).fill('Rafiq Islam');
  await page.getByLabel(auth.fields.phone, { exact: true }).fill(phone);
  await page.getByLabel(auth.fields.email).fill(`t${phone}@porua.example`);
  await page.getByText('Male', { exact: true }).click();
  await page.getByLabel(auth.fields.password, { exact: true }).fill('a good secret');
  await page.getByLabel(auth.fields.passwordAgain).fill('a good secret');
  await page.getByRole('button', { name: auth.signUp.send }).click();
  await expect(page).toHaveURL('/auth/otp-verification');
  await page.goto('/tutor/payment/invoice');
  await expect(page).toHaveURL('/auth/otp-verification');
  await page.goto('/job-board');
  await page.getByRole('button', { name: auth.otp.banner }).click();
  await expect(page.getByRole('dialog')).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('textbox', { name: auth.otp.label }).fill(await readCode(request, phone));
  await page.getByRole('button', { name: auth.otp.verify, exact: true }).click();
  await expect(page.getByRole('button', { name: auth.otp.banner })).toHaveCount(0);
  await page.goto('/tutor/dashboard');
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Rafiq Islam');
});

const SCREENS = [
  '/tutor/dashboard',
  '/tutor/job-board/available-jobs',
  '/tutor/job-board/saved-jobs',
  '/tutor/my-students',
  '/tutor/live-tutoring/completed',
  '/tutor/tutoring-request/cancelled',
  '/tutor/payment/invoice',
  '/tutor/payment/transaction-history',
];

for (const lang of LANGUAGES)
  for (const theme of ['light', 'dark'])
    test(`axe finds nothing and nothing is too wide, ${lang}, ${theme}`, async ({
      page,
      context,
      baseURL,
      speak,
    }) => {
      test.slow();
      await speak('en');
      await enter(page);
      await speak(lang);
      await context.addCookies([{ name: 'theme', value: theme, url: baseURL ?? '' }]);
      const { tutor: words } = tutorTextsOf(lang);
      for (const screen of SCREENS) {
        await page.goto(screen);
        await page.waitForLoadState('networkidle');
        await expectNoFindings(page);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
        ).toBe(0);
      }
      await page.getByRole('button', { name: words.profileMenu }).click();
      // What the open menu covers is not to be pressed just then.
      await expectNoFindings(page, 'header');
      if (!isPhone(page)) return;
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: words.openMenu }).click();
      await expectNoFindings(page);
    });
