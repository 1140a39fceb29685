import { expectNoFindings } from './axe.ts';
import { signUpTutor } from './new-tutor.ts';
import { PHONES, signIn } from './person.ts';
import { expect, test } from './reader.ts';
import { select } from './setup-steps.ts';
import { tutorTextsOf } from './tutor-texts.ts';

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
  await page.getByLabel('Phone or email').fill(phone);
  await page.getByLabel('Password', { exact: true }).fill('a good secret');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page).toHaveURL('/tutor/details/secondary-education');
  await expect(group).toHaveValue(chosen);
  await page.getByRole('button', { name: setup.save }).click();
  await expect(page).toHaveURL('/tutor/details/bachelor-education');
});

test('who has finished goes home to the dashboard', async ({ page, speak }) => {
  await speak('en');
  const { setup } = tutorTextsOf('en');
  await signIn(page, PHONES.tutor, '/tutor');
  await expect(page).toHaveURL('/tutor/dashboard');

  await page.goto('/auth/tutor/details/tutor-location');
  await expect(page).toHaveURL('/tutor/details/tutor-location');
  await expect(page.getByText(setup.alreadyDone.title)).toBeVisible();
  await expectNoFindings(page);
  await page.getByRole('link', { name: setup.alreadyDone.next }).click();
  await expect(page).toHaveURL('/tutor/details/teaching-location');
  await page.getByRole('link', { name: setup.alreadyDone.home }).click();
  await expect(page).toHaveURL('/tutor/dashboard');
});
