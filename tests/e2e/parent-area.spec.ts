import { expectNoFindings } from './axe.ts';
import { PHONES, signIn } from './person.ts';
import { expect, isPhone, LANGUAGES, SIZE_OF, test } from './reader.ts';
import { walk } from './walk.ts';

const SCREENS = [
  '',
  '/hire',
  '/hire/home-tutor',
  '/hire/home-coach',
  '/requests/tutor-requests',
  '/requests/coach-requests',
  '/teachers/my-tutor',
  '/teachers/my-coach',
  '/profile/settings/personal-info',
  '/profile/settings/change-password',
  '/profile/settings/location',
  '/profile/settings/account-status',
  '/profile/settings/students',
  '/profile/settings/devices',
  '/profile/settings/notifications',
];

for (const lang of LANGUAGES)
  test(`axe finds nothing in the guardian's area and on the form, ${lang}`, {
    tag: SIZE_OF[lang],
  }, async ({ page, speak }) => {
    // Fifteen screens, each judged as a whole.
    test.setTimeout(180_000);
    await speak('en');
    await signIn(page, PHONES.parent);
    await expect(page).toHaveURL('/parent/dashboard');
    await speak(lang);
    const all = SCREENS.map((screen) => `/parent/dashboard${screen}`);
    await page.goto('/parent/dashboard');
    await walk(page, [...all, '/crm/hire-tutor', '/compare'], async (screen) => {
      await expect(
        page.locator('main').getByRole('heading').or(page.getByRole('alert')).first(),
      ).toBeVisible();
      await expectNoFindings(page);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - window.innerWidth,
      );
      expect([screen, overflow]).toEqual([screen, 0]);
    });
  });

test('students are added, changed and deleted', { tag: '@phone' }, async ({ page, speak }) => {
  const { parent, hire } = await speak('en');
  await signIn(page, PHONES.parent, '/parent/dashboard/profile/settings/students');
  await page.getByRole('button', { name: parent.students.addNew }).click();
  const dialog = page.getByRole('dialog');
  const save = dialog.getByRole('button', { name: parent.students.add });
  await save.click();
  await expect(dialog.getByText(parent.errors.institute)).toBeVisible();
  const name = `Learner ${Date.now()}`;
  await dialog.getByLabel(parent.students.name, { exact: true }).fill(name);
  for (const label of ['medium', 'curriculum', 'class'] as const) {
    const select = dialog.getByLabel(parent.students[label], { exact: true });
    await expect(select.locator('option')).not.toHaveCount(1);
    await select.selectOption({ index: 1 });
  }
  await dialog.getByLabel(hire.who.noSchool).check();
  const born = `${new Date().getFullYear() - 6}-01-01`;
  await dialog.getByLabel(parent.students.born, { exact: true }).fill(born);
  await dialog.getByLabel(hire.who.boy, { exact: true }).check();
  await save.click();
  await expect(page.getByRole('heading', { name })).toBeVisible();
  await page.getByRole('button', { name: `Edit ${name}` }).click();
  await dialog.getByLabel(parent.students.name, { exact: true }).fill(`${name} Jr`);
  await dialog.getByRole('button', { name: parent.save, exact: true }).click();
  await page.getByRole('button', { name: `Delete ${name} Jr` }).click();
  await dialog.getByRole('button', { name: parent.delete, exact: true }).click();
  await expect(page.getByRole('heading', { name })).toHaveCount(0);
});

test('a coach is asked for, listed and cancelled with a reason', { tag: '@phone' }, async ({
  page,
  speak,
}) => {
  const { parent, hire } = await speak('en');
  await signIn(page, PHONES.parent, '/parent/dashboard/hire/home-coach');
  const submit = page.getByRole('button', { name: parent.coach.submit, exact: true });
  await expect(page.getByText('৳ 6,000')).toBeVisible();
  await submit.click();
  const wrongAge = parent.errors.student_age
    .replace('{{minimum}}', '2')
    .replace('{{maximum}}', '80');
  await expect(page.getByRole('alert')).toContainText(wrongAge);
  await page.getByLabel(parent.coach.studentName).fill('Mitu');
  await page.getByLabel(parent.coach.age).fill('3');
  await page.getByLabel(parent.coach.coachingTime).selectOption({ index: 4 });
  await page.getByLabel('8 hours').check();
  await expect(page.getByText('৳ 8,880')).toBeVisible();
  await page.getByRole('combobox', { name: hire.where.search }).fill('mirpur');
  await page.locator('[role=option]').first().click();
  await page.getByLabel(parent.places.address, { exact: true }).fill('House 2, Road 5');
  await submit.click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(parent.coach.wait)).toBeVisible();
  await dialog.getByRole('link', { name: parent.coach.see }).click();
  const card = page.locator('article').first();
  await expect(card).toContainText('Mitu');
  await card.getByRole('button', { name: parent.coaches.cancel }).click();
  await dialog.getByLabel(parent.requests.cancelReason).fill('We moved away');
  await dialog.getByRole('button', { name: parent.coaches.cancel }).click();
  await expect(page.locator('article').first()).toContainText(parent.coaches.status.cancelled);
});

test('a request that came back is opened from the dashboard', async ({ page, speak }) => {
  const { parent } = await speak('en');
  await signIn(page, PHONES.parent);
  await expect(page).toHaveURL('/parent/dashboard');
  await page
    .getByRole('link', { name: /was returned/ })
    .first()
    .click();
  await expect(page.getByText(parent.status.returned)).toBeVisible();
  await page.getByRole('link', { name: parent.requests.edit }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Change request');
  if (isPhone(page)) return;
  await page.getByRole('link', { name: parent.nav.myTutors }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(parent.tutors.title);
});

test('a link that cannot be right says so and leaves no token behind', async ({ page, speak }) => {
  const { parent } = await speak('en');
  await page.goto('/compare#not-a-real-token');
  await expect(page.getByText(parent.compare.invalid)).toBeVisible();
  expect(new URL(page.url()).hash).toBe('');
});
