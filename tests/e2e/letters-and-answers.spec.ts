/** A letter both sign, and after the end a review the tutor answers, each on a screen of their own. */
import type { Browser } from '@playwright/test';
import type reviewTexts from '#locales/en/community/tutorReviews.json';
import type letterTexts from '#locales/en/tuition/letters.json';
import type teachingTexts from '#locales/en/tuition/teaching.json';
import { PRODUCT } from '../setup/test-site.ts';
import { expectNoFindings } from './axe.ts';
import { confirmEarly } from './confirm-early.ts';
import { apply, approve, moveOn, newRequest } from './hiring.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, SIZE_OF, storyIn, type TestLang, test, textsOf } from './reader.ts';

const TUTOR = 'T1001';

async function enter(browser: Browser, phone: string, lang: TestLang) {
  const context = await browser.newContext();
  await context.addCookies([{ name: 'lang', value: lang, url: PRODUCT }]);
  const page = await context.newPage();
  await signIn(page, phone);
  return page;
}

const lang = storyIn('en');

test(`a letter is signed by both, a review is answered, ${lang}`, {
  tag: SIZE_OF[lang],
}, async ({ browser, request }) => {
  test.setTimeout(180_000);
  const { parent, tutorProfile } = textsOf(lang);
  const letters = read<typeof letterTexts>(lang, 'letters');
  const teaching = read<typeof teachingTexts>(lang, 'teaching');
  const reviews = read<typeof reviewTexts>(lang, 'tutorReviews');
  const { id, phone } = await newRequest(request);
  await approve(id);
  await apply(id);
  await moveOn(id, 'applied', 'shortlisted');
  await moveOn(id, 'shortlisted', 'appointed');
  await confirmEarly(id);

  // The guardian finds the letter among the others, and signs it with a name.
  const guardian = await enter(browser, phone, lang);
  await guardian.goto('/parent/dashboard/confirmation-letters');
  await expect(guardian.getByText(letters.toSign, { exact: true })).toBeVisible();
  await expectNoFindings(guardian);
  await guardian.locator('main a.covers-card').first().click();
  await expect(guardian.getByText(letters.unsigned.guardian)).toBeVisible();
  await guardian.getByRole('button', { name: letters.sign.do }).click();
  await expect(guardian.getByText(letters.sign.short)).toBeVisible();
  await expectNoFindings(guardian);
  await guardian.getByLabel(letters.sign.name).fill('Nasrin Akter');
  await guardian.getByRole('button', { name: letters.sign.do }).click();
  await expect(guardian.getByText(/Nasrin Akter \(/)).toBeVisible();
  await expect(guardian.getByRole('button', { name: letters.sign.do })).toHaveCount(0);

  // The tutor comes from the tuition, reads that, and signs too.
  const tutor = await enter(browser, PHONES.tutor, lang);
  const tuitionId = guardian.url().split('/').at(-1);
  await tutor.goto(`/tutor/my-students/job-details/${tuitionId}`);
  await tutor.getByRole('link', { name: teaching.details.letter, exact: true }).last().click();
  await expect(tutor).toHaveURL(new RegExp(`/${tuitionId}$`));
  await expect(tutor.getByText(/Nasrin Akter \(/)).toBeVisible();
  await tutor.getByLabel(letters.sign.name).fill('Nusrat Jahan');
  await tutor.getByRole('button', { name: letters.sign.do }).click();
  await expect(tutor.getByText(/Nusrat Jahan \(/)).toBeVisible();
  await guardian.reload();
  await expect(guardian.getByText(/Nusrat Jahan \(/)).toBeVisible();

  // It ends; the guardian reviews, the tutor answers, everybody reads both.
  await moveOn(id, 'confirm', 'closed', { ended_by: 'guardian' });
  const words = `Explains patiently. No. ${Date.now() % 100_000}`;
  await guardian.goto('/parent/dashboard/teachers/my-tutor');
  await guardian.getByRole('link', { name: parent.tutors.review }).click();
  await guardian.getByRole('radio').first().check();
  await guardian.getByLabel(tutorProfile.reviews.text, { exact: true }).fill(words);
  await guardian.getByRole('button', { name: tutorProfile.reviews.send }).click();
  await expect(guardian.getByRole('region', { name: tutorProfile.reviews.yours })).toBeVisible();

  await tutor.goto('/tutor/reviews');
  const card = tutor.getByRole('article').filter({ hasText: words });
  await card.getByRole('button', { name: reviews.write }).click();
  await card.getByRole('button', { name: reviews.send }).click();
  await expect(card.getByText(reviews.missing)).toBeVisible();
  await expectNoFindings(tutor);
  const answer = `${words} Thank you.`;
  await card.getByLabel(reviews.answer).fill(answer);
  await card.getByRole('button', { name: reviews.send }).click();
  await expect(card.getByRole('button', { name: reviews.edit })).toBeVisible();
  await expectNoFindings(tutor);

  // Somebody who has not read the page in the last half minute, for which browsers keep it.
  await tutor.goto(`/hub/tutor-profile/${TUTOR}`);
  const item = tutor.getByRole('listitem').filter({ hasText: answer });
  await expect(item.getByText(tutorProfile.reviews.answer)).toBeVisible();
  await expectNoFindings(tutor);
  for (const page of [tutor, guardian]) await page.context().close();
});
