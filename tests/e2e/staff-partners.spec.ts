/** Partners in the console: registered, corrected, switched off. */
import { expectNoFindings } from './axe.ts';
import { PHONES, signIn } from './person.ts';
import { expect, LANGUAGES, SIZE_OF, test } from './reader.ts';

for (const lang of LANGUAGES)
  test(`axe finds nothing among the partners, ${lang}`, { tag: SIZE_OF[lang] }, async ({
    page,
    speak,
  }) => {
    test.slow();
    await speak('en');
    await speak(lang);
    await signIn(page, PHONES.staff, '/staff/partners');
    await expect(page.getByRole('heading', { name: 'Tea and Textbooks' })).toBeVisible();
    await expectNoFindings(page);
  });

test('a partner is added, mistakes are shown, and it is switched off', async ({ page, speak }) => {
  test.slow();
  await speak('en');
  await signIn(page, PHONES.staff, '/staff/partners');
  await page.getByRole('button', { name: 'Add a partner' }).click();
  const dialog = page.getByRole('dialog');
  const name = `School ${Date.now()}`;
  await dialog.getByLabel('Name', { exact: true }).fill(name);
  await dialog.getByLabel('Site id').fill(`school-${Date.now()}`);
  await dialog.getByLabel('Origins').fill('https://*.school.example');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByText('https://*.school.example is not allowed')).toBeVisible();
  await dialog.getByLabel('Origins').fill('https://school.example');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByText(`${name} is saved.`)).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: name }).first();
  await card.getByRole('button', { name: 'Switch off' }).click();
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await expect(card.getByText('Switched off')).toBeVisible();
});
