/** A guest's request to its last screen: found, called, met, taught, ended, reviewed, each on an own phone. */
import { readFileSync } from 'node:fs';
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type { Resources } from '#core/ground/i18n/resources.ts';
import { phoneText } from '#core/people/account/phone-text.ts';
import type applying from '#locales/en/market/applying.json';
import type handover from '#locales/en/tuition/handover.json';
import { PRODUCT } from '../setup/test-site.ts';
import { expectNoFindings } from './axe.ts';
import { confirmEarly } from './confirm-early.ts';
import { answerTuition, verifyPhone } from './hire-form.ts';
import { approve, moveOn } from './hiring.ts';
import { newReader } from './marketplace.ts';
import { newPhone, PHONES, signIn } from './person.ts';
import { expect, read, type TestLang, test, textsOf } from './reader.ts';

const TUTOR = 'Nusrat Jahan';

async function enter(browser: Browser, phone: string, lang: TestLang): Promise<Page> {
  const page = await newReader(browser, 'en');
  await signIn(page, phone);
  await expect(page).toHaveURL(/dashboard/);
  await page.context().addCookies([{ name: 'lang', value: lang, url: PRODUCT }]);
  return page;
}

async function calendarOf(page: Page, button: string): Promise<string> {
  const download = page.waitForEvent('download');
  await page.getByRole('button', { name: button }).click();
  return readFileSync(await (await download).path(), 'utf8');
}

/** A guest asks for a tutor, and is led on to the own area. */
async function hireAsGuest(browser: Browser, request: APIRequestContext, lang: TestLang) {
  const page = await newReader(browser, lang);
  const texts = textsOf(lang);
  const phone = newPhone();
  await page.goto('/crm/hire-tutor');
  await answerTuition(page, texts);
  await verifyPhone(page, texts, request, phone, texts.hire.contact.verify);
  await page.getByRole('button', { name: texts.hire.check.send, exact: true }).click();
  await page.getByRole('button', { name: texts.hire.done.follow }).click();
  await expect(page).toHaveURL(/\/tutor-requests\/\d+$/);
  return { page, phone, id: Number(/\d+$/.exec(page.url())?.[0]) };
}

/** The press of the tutor, after the terms. */
async function applyTo(tutor: Page, id: number, lang: TestLang) {
  const words = read<typeof applying>(lang, 'applying');
  await tutor.goto(`/job-details/${id}`);
  await tutor
    .getByRole('button', { name: textsOf(lang).job.apply, exact: true })
    .last()
    .click();
  const dialog = tutor.getByRole('dialog');
  await dialog.getByRole('checkbox').check();
  await dialog.getByRole('button', { name: words.send, exact: true }).click();
}

test('a guest hires, a tutor applies, is appointed, called, in both calendars, confirmed, ended and reviewed, bn', {
  tag: '@phone',
}, async ({ browser, request }) => {
  test.setTimeout(240_000);
  const lang = 'bn';
  const { job, parent, tutorProfile } = textsOf(lang);
  const words = read<typeof handover>(lang, 'handover');
  const tutorWords = read<Resources['tutor']>(lang, 'tutor');
  const { page: guardian, id, phone } = await hireAsGuest(browser, request, lang);
  await approve(id);
  const tutor = await enter(browser, PHONES.tutor, lang);
  await applyTo(tutor, id, lang);
  await expect(tutor.getByText(job.appliedNotice)).toBeVisible();
  await moveOn(id, 'applied', 'shortlisted');
  await moveOn(id, 'shortlisted', 'appointed');

  // Each has the other's number, in Bengali digits, one press from the phone.
  await tutor.reload();
  const panel = tutor.getByRole('region', { name: words.tutor.appointed });
  const toGuardian = panel.getByRole('link', { name: phoneText(phone, lang) });
  await expect(toGuardian).toHaveAttribute('href', `tel:+88${phone}`);
  await expect(panel.getByText('House 7, Road 3')).toBeVisible();
  await expect(tutor.getByText(job.appliedNotice)).toHaveCount(0);
  await expectNoFindings(tutor);

  const requestPage = `/parent/dashboard/requests/tutor-requests/${id}`;
  await guardian.goto(requestPage);
  const found = guardian.getByRole('region', { name: words.guardian.title });
  await expect(found.getByText(TUTOR, { exact: true })).toBeVisible();
  await expect(found.getByRole('link', { name: phoneText(PHONES.tutor, lang) })).toHaveAttribute(
    'href',
    `tel:+88${PHONES.tutor}`,
  );
  await expectNoFindings(guardian);

  // The guardian sets the first lesson; it is in both calendars.
  await found.getByRole('button', { name: words.lesson.set }).click();
  const dialog = guardian.getByRole('dialog');
  await dialog.getByRole('button', { name: words.lesson.save }).click();
  await expect(dialog.getByText(words.lesson.missing).first()).toBeVisible();
  await dialog.getByLabel(words.lesson.day).selectOption({ index: 3 });
  await dialog.getByLabel(words.lesson.clock).selectOption({ index: 21 });
  await dialog.getByRole('button', { name: words.lesson.save }).click();
  await expect(found.getByText(words.lesson.setBy.guardian)).toBeVisible();
  await tutor.reload();
  await expect(panel.getByText(words.lesson.setBy.guardian)).toBeVisible();
  const events = [
    await calendarOf(guardian, words.lesson.calendar),
    await calendarOf(tutor, words.lesson.calendar),
  ];
  const starts = events.map((text) => /^DTSTART.*$/m.exec(text)?.[0]?.trim());
  expect(starts[0]).toMatch(/^DTSTART:\d{8}T\d{6}Z$/);
  expect(starts[1]).toBe(starts[0]);
  expect(events[1]).toContain('House 7');

  // Day and clock stand in the notification, in the reader's own digits.
  const jobPage = tutor.url();
  await tutor.goto('/notifications');
  const { first_lesson_for_tutor: lesson } = read<Resources['notifications']>(
    lang,
    'notifications',
  ).kind;
  const [, lessonWords = ''] = /job_id\}\}(.+)\{\{lesson_at/.exec(lesson) ?? [];
  const news = tutor.getByRole('listitem').filter({ hasText: lessonWords }).first();
  await expect(news).toContainText(/[০-৯]:[০-৯]{2}/);
  await tutor.goto(jobPage);

  await confirmEarly(id);
  await guardian.reload();
  await expect(guardian.getByText(parent.tuition.badge.confirmed, { exact: true })).toBeVisible();
  await tutor.reload();
  await expect(tutor.getByRole('region', { name: words.tutor.confirmed })).toBeVisible();
  await expect(tutor.getByText(job.closed)).toHaveCount(0);

  // It ends; both screens say who ended it, the numbers are gone, both review.
  await moveOn(id, 'confirm', 'closed', { ended_by: 'guardian' });
  await tutor.reload();
  await expect(tutor.getByText(job.over)).toBeVisible();
  await expect(toGuardian).toHaveCount(0);
  await tutor.goto('/tutor/my-students');
  const review = tutor.getByRole('button', { name: tutorWords.feedback.open }).first();
  await review.click();
  const feedback = tutor.getByRole('dialog');
  await feedback.getByRole('button', { name: tutorWords.feedback.send }).click();
  await expect(feedback.getByText(tutorWords.feedback.noRating)).toBeVisible();
  await feedback.getByRole('radio', { name: '৫ ★' }).check();
  await feedback.getByLabel(tutorWords.feedback.text).fill('পরিবারটি ভালো, বেতন সময়মতো দিয়েছে।');
  await feedback.getByRole('button', { name: tutorWords.feedback.send }).click();
  await expect(feedback).toHaveCount(0);

  await guardian.goto('/parent/dashboard/teachers/my-tutor');
  await expect(guardian.getByRole('heading', { name: parent.tutors.earlier })).toBeVisible();
  await expectNoFindings(guardian);
  await guardian.getByRole('link', { name: parent.tutors.review }).click();
  await guardian.getByRole('radio', { name: '৫ ★' }).check();
  await guardian
    .getByLabel(tutorProfile.reviews.text, { exact: true })
    .fill('খুব যত্ন নিয়ে পড়িয়েছেন।');
  await guardian.getByRole('button', { name: tutorProfile.reviews.send }).click();
  await expect(guardian.getByRole('region', { name: tutorProfile.reviews.yours })).toBeVisible();
  for (const page of [tutor, guardian]) await page.context().close();
});
