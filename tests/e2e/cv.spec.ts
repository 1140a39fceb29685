import { readFile } from 'node:fs/promises';
import { openPdf } from './pdf-reader.ts';
import { PHONES, signIn } from './person.ts';
import { expect, LANGUAGES, SIZE_OF, test } from './reader.ts';

const FONT = '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-';

for (const lang of LANGUAGES)
  test(`the CV becomes a PDF of one page whose text can be searched, ${lang}`, {
    tag: SIZE_OF[lang],
  }, async ({ page, browser, speak }) => {
    await speak('en');
    const { cv } = await speak(lang);
    await signIn(page, PHONES.tutor, '/tutor/cv');
    await expect(page.getByRole('heading', { name: cv.education })).toBeVisible();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: cv.download }).click(),
    ]);
    const file = await readFile(await download.path());
    // A partner's phone on a slow connection sends it on by chat.
    expect(file.byteLength).toBeLessThan(200_000);

    const pdf = await openPdf(browser, file);
    expect(pdf.pages).toBe(1);
    const text = pdf.pieces.map((piece) => piece.text).join(' ');
    for (const words of [cv.heading, cv.about, cv.education, cv.experience, cv.personal])
      expect(text).toContain(words);

    if (lang === 'bn')
      for (const [words, weight] of [
        [cv.heading, 400],
        [cv.education, 700],
        [cv.preferences, 700],
      ] as const) {
        const piece = pdf.pieces.find((one) => one.text.trim() === words);
        if (!piece) throw new Error(`${words} is not one piece of text`);
        const font = `${FONT}${weight}-normal.woff2`;
        const likeness = await pdf.likeness(piece, font);
        expect(likeness).toBeGreaterThan(0.8);
        // The same letters with every conjunct taken apart are another picture.
        const apart = { ...piece, text: piece.text.replaceAll('\u09cd', '\u09cd\u200c') };
        expect(await pdf.likeness(apart, font)).toBeLessThan(likeness - 0.05);
      }
    await pdf.page.context().close();
  });

test('the tutor chooses what the CV shows; what is private is off at first', async ({
  page,
  browser,
  speak,
}) => {
  const { cv } = await speak('en');
  await signIn(page, PHONES.tutor, '/tutor/cv');
  const sheet = page.getByRole('article');
  await expect(sheet).toContainText('01711-000001');
  const isShown = (name: string) => sheet.getByText(name, { exact: true });
  for (const name of [cv.facts.religion, cv.facts.fatherName, cv.facts.presentAddress])
    await expect(isShown(name)).toHaveCount(0);
  const choices = page.getByRole('group', { name: cv.shows });
  await choices.getByText(cv.parts.religion, { exact: true }).click();
  await choices.getByText(cv.parts.contacts, { exact: true }).click();
  await expect(isShown(cv.facts.religion)).toBeVisible();
  await expect(isShown(cv.facts.fatherName)).toHaveCount(0);
  await expect(sheet).not.toContainText('01711-000001');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: cv.download }).click(),
  ]);
  const pdf = await openPdf(browser, await readFile(await download.path()));
  const text = pdf.pieces.map((piece) => piece.text).join(' ');
  expect(text).toContain(cv.facts.religion);
  expect(text).not.toContain('01711');
  expect(text).not.toContain(cv.facts.fatherName);
  await pdf.page.context().close();
});
