/** A name that tutors added, in the console: corrected, merged, listed. */

import type staffTexts from '#locales/en/staff/staff.json';
import { expectNoFindings } from './axe.ts';
import { callerFor } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, SIZE_OF, storyIn, test } from './reader.ts';

const lang = storyIn('en');

test(`names of tutors are corrected, merged and listed, ${lang}`, { tag: SIZE_OF[lang] }, async ({
  page,
  speak,
}) => {
  test.slow();
  const { names, queue } = read<typeof staffTexts>(lang, 'staff');
  const stem = `Riverside University ${Date.now()}`;
  const bengali = `নদীতীর বিশ্ববিদ্যালয় ${Date.now()}`;
  const tutor = await callerFor(PHONES.tutor);
  for (const text of [`${stem} A`, `${stem} B`])
    await tutor.call('createUniversity', { body: { text } });
  await speak('en');
  await speak(lang);
  await signIn(page, PHONES.staff, '/staff/names?kind=university');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(queue.names);
  const card = (name: string) => page.getByRole('listitem').filter({ hasText: name });
  await expectNoFindings(page);

  await card(`${stem} A`).getByRole('button', { name: names.rename }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(names.bengali).fill(bengali);
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: names.save }).click();
  await expect(card(`${stem} A`)).toContainText(bengali);
  await card(`${stem} A`).getByRole('button', { name: names.list }).click();
  await expect(card(`${stem} A`)).toHaveCount(0);

  await card(`${stem} B`).getByRole('button', { name: names.merge }).click();
  await dialog.getByRole('button', { name: names.merge }).click();
  await expect(dialog.getByText(names.intoMissing)).toBeVisible();
  await dialog.getByRole('combobox', { name: names.into }).fill(`${stem} A`);
  await dialog.locator('[role=option]').first().click();
  await expectNoFindings(page);
  await dialog.getByRole('button', { name: names.merge }).click();
  await expect(dialog).toHaveCount(0);
  await expect(card(`${stem} B`)).toHaveCount(0);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBe(
    0,
  );
});
