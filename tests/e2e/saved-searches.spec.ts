import { PHONES, signIn } from './person.ts';
import { cards, expect, SIZE_OF, storyIn, test } from './reader.ts';

const lang = storyIn('en');

test(`a tutor saves a search, opens, renames and removes it, in ${lang}`, {
  tag: SIZE_OF[lang],
}, async ({ page, speak }) => {
  const { saved } = (await speak(lang)).ownBoard;
  const phone = lang === 'en' ? PHONES.tutor : PHONES.chattogramTutor;
  await signIn(page, phone, '/job-board');
  await page.getByRole('button', { name: saved.title }).click();
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByText(saved.chooseFirst)).toBeVisible();
  await page.keyboard.press('Escape');

  await page.goto('/job-board?city_id=1&tutoring_place_id=3');
  await expect(cards(page).first()).toBeVisible();
  await page.getByRole('button', { name: saved.title }).click();
  const name = dialog.getByLabel(saved.name, { exact: true });
  await expect(name).toHaveValue(lang === 'en' ? 'Dhaka, Online' : /^ঢাকা, /);
  const proposed = await name.inputValue();
  await dialog.getByRole('button', { name: saved.save }).click();
  await expect(dialog.getByRole('link', { name: proposed })).toBeVisible();

  await page.goto('/tutor/job-board/saved-searches');
  await page.getByRole('button', { name: saved.rename.replace('{{name}}', proposed) }).click();
  await page.getByLabel(saved.name, { exact: true }).fill('');
  await page.getByRole('button', { name: saved.save }).click();
  await expect(page.getByText(saved.nameProblem)).toBeVisible();
  await page.getByLabel(saved.name, { exact: true }).fill('X 1');
  await page.getByRole('button', { name: saved.save }).click();
  await page.getByRole('link', { name: 'X 1' }).click();
  await expect(page).toHaveURL(/\/job-board\?city_id=1&tutoring_place_id=3/);

  await page.getByRole('button', { name: saved.title }).click();
  await dialog.getByRole('button', { name: saved.remove.replace('{{name}}', 'X 1') }).click();
  await expect(dialog.getByText(saved.empty)).toBeVisible();
});
