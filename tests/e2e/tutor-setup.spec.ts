import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { signUpTutor } from './new-tutor.ts';
import { PHONES, signIn } from './person.ts';
import { expect, LANGUAGES, test } from './reader.ts';
import { type TutorTexts, tutorTextsOf } from './tutor-texts.ts';

/** Types a part of a name and takes the first that is offered. */
async function choose(page: Page, label: string, text: string) {
  const field = page.getByRole('combobox', { name: label, exact: true });
  await field.fill(text);
  const option = page.getByRole('listbox', { name: label }).getByRole('option').first();
  await expect(option).toContainText(new RegExp(text, 'i'));
  await option.click();
  await expect(field).not.toHaveValue('');
}

const select = (page: Page, label: string) => page.getByLabel(label, { exact: true });

async function doSecondary(page: Page, { setup }: TutorTexts) {
  await expect(page).toHaveURL('/tutor/details/secondary-education');
  await page.getByRole('button', { name: setup.save }).click();
  await expect(page.getByText(setup.errors.examTitle)).toBeVisible();
  await expect(page.getByText(setup.errors.group)).toBeVisible();
  await expect(page.getByText(setup.errors.curriculum)).toBeVisible();
  await expect(select(page, setup.fields.examTitle)).toBeFocused();
  await expectNoFindings(page);
  await select(page, setup.fields.examTitle).selectOption({ index: 1 });
  await select(page, setup.fields.group).selectOption({ index: 1 });
  await select(page, setup.fields.curriculum).selectOption({ index: 1 });
  await page.getByRole('button', { name: setup.save }).click();
}

const WORDS = {
  en: { department: 'physics', university: 'university of dhaka' },
  bn: { department: 'পদার্থ', university: 'ঢাকা বিশ' },
};

async function doBachelor(page: Page, { setup }: TutorTexts, words: (typeof WORDS)['en']) {
  await expect(page).toHaveURL('/tutor/details/bachelor-education');
  await page.getByRole('button', { name: setup.goOn }).click();
  await expect(page.getByText(setup.errors.department)).toBeVisible();
  await expectNoFindings(page);
  await select(page, setup.fields.examTitle).selectOption({ index: 1 });
  await choose(page, setup.fields.department, words.department);
  await choose(page, setup.fields.university, words.university);
  await select(page, setup.fields.universityType).selectOption({ index: 1 });
  await page.getByRole('button', { name: setup.goOn }).click();
  await select(page, setup.fields.semester).selectOption({ index: 3 });
  const result = page.getByLabel(setup.fields.result);
  await result.fill('3.5');
  await page.getByRole('button', { name: setup.save }).click();
  await expect(result).toHaveAttribute('aria-invalid', 'true');
  await expectNoFindings(page);
  await result.fill('৩.৫০');
  await page.getByRole('button', { name: setup.save }).click();
}

for (const lang of LANGUAGES)
  test(`a new tutor signs up and sets up, ${lang}`, async ({ page, request, context, speak }) => {
    test.slow();
    const { common } = await speak(lang);
    const texts = tutorTextsOf(lang);
    const { setup, tutor } = texts;
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 23.7465, longitude: 90.376 });
    await signUpTutor(page, request, texts, common.gender.female);

    await doSecondary(page, texts);
    await doBachelor(page, texts, WORDS[lang]);

    await expect(page).toHaveURL('/tutor/details/tutor-location');
    await page.getByRole('button', { name: setup.saveLocation }).click();
    await expect(page.getByText(setup.errors.location)).toBeVisible();
    await expectNoFindings(page);
    if (lang === 'en') {
      const search = page.getByRole('combobox', { name: setup.searchHome });
      await search.fill('dhanmondi');
      await page.getByRole('option').first().click();
      await expect(page.getByText(setup.chosenPlace)).toBeVisible();
      await page.getByRole('button', { name: setup.saveLocation }).click();
    } else {
      // The device's position is saved by itself.
      await page.getByRole('button', { name: setup.device.use }).click();
    }

    await expect(page).toHaveURL('/tutor/details/teaching-location');
    const salary = page.getByLabel(setup.fields.salary);
    await salary.fill('1499');
    await page.getByRole('button', { name: setup.save }).click();
    await expect(salary).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByText(setup.errors.areas)).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('button', { name: /^(Add th|এ.*যোগ করুন)/ }).click();
    await salary.fill(lang === 'bn' ? '৫,০০০' : '5,000');
    await page.getByRole('button', { name: setup.save }).click();

    await expect(page).toHaveURL('/tutor/dashboard');
    await expect(page.getByRole('heading', { level: 1 })).toContainText('তাহমিনা আক্তার');
    await expect(page.getByRole('heading', { name: tutor.dashboard.newest })).toBeVisible();
    await expectNoFindings(page);

    await page.goto('/auth/tutor/details/tutor-location');
    await expect(page).toHaveURL('/tutor/details/tutor-location');
    await expect(page.getByText(setup.alreadyDone.title)).toBeVisible();
    await expectNoFindings(page);
    await page.getByRole('link', { name: setup.alreadyDone.next }).click();
    await expect(page).toHaveURL('/tutor/details/teaching-location');
    await page.getByRole('link', { name: setup.alreadyDone.home }).click();
    await expect(page).toHaveURL('/tutor/dashboard');
  });

test('steps come in order and lead back to a page of our own only', async ({
  page,
  request,
  speak,
}) => {
  const { common } = await speak('en');
  const texts = tutorTextsOf('en');
  const { setup } = texts;
  await signUpTutor(page, request, texts, common.gender.male);
  await expect(page).toHaveURL('/tutor/details/secondary-education');
  await page.goto('/tutor/details/teaching-location?redirect=/job-board');
  await expect(page).toHaveURL('/tutor/details/secondary-education?redirect=%2Fjob-board');
  await select(page, setup.fields.examTitle).selectOption({ index: 1 });
  await select(page, setup.fields.group).selectOption({ index: 1 });
  await select(page, setup.fields.curriculum).selectOption({ index: 1 });
  await page.getByRole('button', { name: setup.save }).click();
  await expect(page).toHaveURL('/job-board');
  await page.goto('/tutor/details/secondary-education?redirect=//evil.example');
  await page.getByRole('link', { name: setup.alreadyDone.next }).click();
  await expect(page).toHaveURL('/tutor/details/bachelor-education');
});

test('what was typed outlives a reload, a question before leaving and an expired session', async ({
  page,
  request,
  context,
  speak,
}) => {
  const { common } = await speak('en');
  const texts = tutorTextsOf('en');
  const { form, setup } = texts;
  const phone = await signUpTutor(page, request, texts, common.gender.male);
  await expect(page).toHaveURL('/tutor/details/secondary-education');
  const group = select(page, setup.fields.group);
  await group.selectOption({ index: 2 });
  const chosen = await group.inputValue();
  page.on('dialog', (dialog) => void dialog.accept());
  await page.reload();
  await expect(group).toHaveValue(chosen);
  await expect(page.getByText(form.draftKept)).toBeVisible();

  await page.getByRole('link', { name: 'Porua' }).first().click();
  await expect(page.getByRole('dialog')).toContainText(form.leave.text);
  await page.getByRole('button', { name: form.leave.stay }).click();
  await expect(group).toHaveValue(chosen);

  await context.clearCookies({ name: 'sid' });
  await select(page, setup.fields.examTitle).selectOption({ index: 1 });
  await select(page, setup.fields.curriculum).selectOption({ index: 1 });
  await page.getByRole('button', { name: setup.save }).click();
  await expect(page).toHaveURL('/auth/signin');
  await page.getByLabel('Phone or e-mail').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill('a good secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/tutor/details/secondary-education');
  await expect(group).toHaveValue(chosen);
  await page.getByRole('button', { name: setup.save }).click();
  await expect(page).toHaveURL('/tutor/details/bachelor-education');
});

test('who has finished goes home to the dashboard', async ({ page, speak }) => {
  await speak('en');
  await signIn(page, PHONES.tutor);
  await expect(page).toHaveURL('/tutor/dashboard');
  await page.goto('/tutor');
  await expect(page).toHaveURL('/tutor/dashboard');
});
