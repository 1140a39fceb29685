/** A new guardian is led from the code to the first request; what was saved is used. */

import type setup from '#locales/en/dashboards/setup.json';
import type auth from '#locales/en/people/auth.json';
import { expectNoFindings } from './axe.ts';
import { newPhone, readCode } from './person.ts';
import { expect, read, SIZE_OF, storyIn, test } from './reader.ts';

const lang = storyIn('bn');

test(`from sign-up through the three steps to tutors who fit, ${lang}`, {
  tag: SIZE_OF[lang],
}, async ({ page, request, speak }) => {
  test.setTimeout(120_000);
  const { parent, hire } = await speak(lang);
  const words = read<typeof auth>(lang, 'auth');
  const { guardian: steps, save, alreadyDone } = read<typeof setup>(lang, 'setup');
  const phone = newPhone();
  await page.goto('/auth/parent/signup');
  await page.getByLabel(words.fields.name).fill('Salma Khatun');
  await page.getByLabel(words.fields.phone, { exact: true }).fill(phone);
  await page.getByLabel(words.fields.email).fill(`s${phone}@porua.example`);
  await page.getByLabel(words.fields.password, { exact: true }).fill('first secret');
  await page.getByRole('button', { name: words.signUp.send }).click();
  await page.getByLabel(words.otp.label).fill(await readCode(request, phone));
  await expect(page).toHaveURL('/parent/details/student');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(steps.steps.student.title);
  await expectNoFindings(page);

  // Pressed too early, it says what is missing and the first of it has the focus.
  const saveStep = page.getByRole('button', { name: save });
  await saveStep.click();
  await expect(page.getByText(parent.errors.name)).toBeVisible();
  const name = page.getByLabel(parent.students.name, { exact: true });
  await expect(name).toBeFocused();
  await name.fill('Tanisha');
  await page.reload();
  await expect(name).toHaveValue('Tanisha');
  for (const label of ['medium', 'curriculum', 'class'] as const) {
    const select = page.getByLabel(parent.students[label], { exact: true });
    await expect(select.locator('option')).not.toHaveCount(1);
    await select.selectOption({ index: 1 });
  }
  await page.getByLabel(hire.who.noSchool).check();
  const born = `${new Date().getFullYear() - 7}-01-01`;
  await page.getByLabel(parent.students.born, { exact: true }).fill(born);
  await page.getByLabel(hire.who.girl, { exact: true }).check();
  await saveStep.click();

  await expect(page).toHaveURL('/parent/details/location');
  await page.getByLabel(hire.where.city).selectOption({ index: 1 });
  const area = page.getByLabel(hire.where.area, { exact: true });
  await expect(area.locator('option')).not.toHaveCount(1);
  await area.selectOption({ index: 1 });
  await page.getByLabel(parent.places.address).fill('House 7, Road 3');
  await saveStep.click();

  await expect(page).toHaveURL('/parent/details/hire');
  await expect(page.getByRole('link', { name: parent.hire.tutor })).toBeVisible();
  await expectNoFindings(page);
  await page.goto('/parent/details/student');
  await expect(page.getByText(alreadyDone.title)).toBeVisible();
  await page.getByRole('link', { name: alreadyDone.home }).click();

  // Nothing has been asked for: the dashboard says what comes next, and who would fit.
  await expect(page.getByRole('heading', { name: steps.next })).toBeVisible();
  const row = page.getByRole('list', { name: parent.recommended.title });
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
  await expect(row.getByRole('listitem').first()).toBeVisible();
  await expectNoFindings(page);
  await row.getByRole('link').first().click();
  await expect(page).toHaveURL(/\/hub\/tutor-profile\/T\d+$/);
  await page.goBack();

  await page.getByRole('link', { name: steps.goOn }).click();
  await expect(page).toHaveURL('/parent/details/hire');
  await page.goto('/coach/details');
  await expect(page).toHaveURL('/parent/details/hire?for=coach');
  await page.getByRole('link', { name: parent.coaches.hire }).click();
  await expect(page).toHaveURL('/parent/dashboard/hire/home-coach');
});
