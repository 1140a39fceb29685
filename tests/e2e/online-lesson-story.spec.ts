/** Online lessons of a guardian and a tutor: booked, paid, joined, rated and earned; and one cancelled. */

import { lessonPath } from '#core/tuition/online-lessons/lesson-path.ts';
import type hireTexts from '#locales/en/market/hire.json';
import type onlineLessons from '#locales/en/tuition/onlineLessons.json';
import { expectNoFindings } from './axe.ts';
import { type ClockedProduct, test } from './clocked-product.ts';
import { callerFor } from './hiring.ts';
import { PHONES } from './person.ts';
import { pressUntil, SOON } from './press-until.ts';
import { expect, read, SIZE_OF, storyIn, type TestLang } from './reader.ts';
import { agree, enter, type Person, payInCash, sendDialog } from './teaching.ts';

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** The tutor of the README, as guardians find them where lessons are booked. */
async function tutorToBook({ origin }: ClockedProduct): Promise<string> {
  const tutor = await callerFor(PHONES.tutor, origin);
  const guardian = await callerFor(PHONES.parent, origin);
  const { name } = await tutor.call('getCurrentUser');
  for (let page = 1; ; page += 1) {
    const { data } = await guardian.call('listOnlineTutors', { query: { page } });
    const found = data.find(({ tutor: one }) => one.user.name === name);
    if (found) return found.tutor.tutorid;
    if (data.length === 0) throw new Error('The demo tutor takes no online lessons');
  }
}

/** Books the last free hour, of the given subject; gives its id and when it begins. */
async function book({ page }: Person, lang: TestLang, tutorid: string) {
  const texts = read<typeof onlineLessons>(lang, 'onlineLessons');
  await page.goto(`/parent/dashboard/online-lesson/book/${tutorid}`);
  await page.getByLabel(texts.subject, { exact: true }).selectOption({ index: 1 });
  const day = page.getByLabel(texts.booking.day, { exact: true });
  await day.selectOption({ index: (await day.locator('option').count()) - 1 });
  const hour = page.getByLabel(texts.booking.hour, { exact: true });
  await hour.selectOption({ index: 1 });
  const startsAt = Date.parse(await hour.inputValue());
  await page.getByLabel(texts.booking.studentName).fill('Mitu');
  const hire = read<typeof hireTexts>(lang, 'hire');
  await page.getByLabel(hire.who.category, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(hire.who.class, { exact: true }).selectOption({ index: 1 });
  await page.getByLabel(texts.booking.exam).fill('SSC 2027');
  await pressUntil(page.getByRole('button', { name: texts.booking.send }), () =>
    expect(page).toHaveURL(/online-lesson\/view\/\d+$/, SOON),
  );
  return { id: Number(page.url().split('/').at(-1)), startsAt };
}

const lang = storyIn('en');

test(`a lesson is booked, paid, joined, rated and earned, ${lang}`, {
  tag: SIZE_OF[lang],
}, async ({ browser, product }) => {
  test.setTimeout(180_000);
  const texts = read<typeof onlineLessons>(lang, 'onlineLessons');
  const tutorid = await tutorToBook(product);
  const tutor = await enter(browser, 'tutor', lang, product);
  const guardian = await enter(browser, 'guardian', lang, product);
  const contexts = [tutor.context, guardian.context];
  const leapTo = (instant: number) => product.leap((instant - product.now()) / DAY_MS, contexts);
  const openLesson = (person: Person, id: number) =>
    person.openPath(
      lessonPath(person.side, id),
      person.page.getByRole('heading', { level: 1, name: / · / }),
    );

  const lesson = await test.step('asked for and accepted', async () => {
    const booked = await book(guardian, lang, tutorid);
    await expect(guardian.page.getByText(texts.phase.requested, { exact: true })).toBeVisible();
    await expectNoFindings(guardian.page);
    await openLesson(tutor, booked.id);
    await agree(tutor.page, texts.accept);
    await expect(tutor.page.getByText(texts.phase.to_pay, { exact: true })).toBeVisible();
    return booked;
  });

  await test.step('paid; nobody can join before it is time', async () => {
    const own = await callerFor(PHONES.parent, product.origin);
    const { fee, invoice } = await own.call('getOnlineLesson', { params: { id: lesson.id } });
    if (!invoice) throw new Error('An accepted lesson has no invoice');
    await payInCash(product, { id: invoice.id, open_poisha: fee * 100 });
    await openLesson(guardian, lesson.id);
    await expect(guardian.page.getByText(texts.paid, { exact: true })).toBeVisible();
    await expect(guardian.page.getByRole('link', { name: texts.join })).toHaveCount(0);
  });

  await test.step('both join by the link of the tutor', async () => {
    await leapTo(lesson.startsAt + 5 * MINUTE_MS);
    for (const person of [tutor, guardian]) {
      await openLesson(person, lesson.id);
      const join = person.page.getByRole('link', { name: texts.join });
      await expect(join).toHaveAttribute('href', /^https:\/\//);
      await expect(person.page.getByText(texts.phase.live, { exact: true })).toBeVisible();
    }
  });

  await test.step('rated, so the tutor has earned it', async () => {
    await leapTo(lesson.startsAt + 65 * MINUTE_MS);
    await openLesson(guardian, lesson.id);
    const { page } = guardian;
    await page.getByRole('button', { name: texts.rate_do }).click();
    await sendDialog(page, texts.rateSend, async (dialog) => {
      await dialog.getByRole('radio').first().check();
      await dialog.getByLabel(texts.rateText).fill('খুব ভালো বুঝিয়েছেন।');
    });
    await expect(page.getByText(texts.phase.completed, { exact: true })).toBeVisible();
    await openLesson(tutor, lesson.id);
    await expect(tutor.page.getByText('খুব ভালো বুঝিয়েছেন।')).toBeVisible();
    await expect(tutor.page.getByText(texts.earned)).toBeVisible();
    const download = tutor.page.waitForEvent('download');
    await tutor.page.getByRole('button', { name: texts.live.invoice }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
    await expectNoFindings(tutor.page);
  });

  await test.step('another one is cancelled with a reason the tutor reads', async () => {
    const other = await book(guardian, lang, tutorid);
    const { page } = guardian;
    await page.getByRole('button', { name: texts.cancel, exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(texts.reason).fill('She is ill.');
    await dialog.getByRole('button').last().click();
    await expect(page.getByText(texts.phase.cancelled, { exact: true })).toBeVisible();
    await openLesson(tutor, other.id);
    await expect(tutor.page.getByText('She is ill.')).toBeVisible();
  });
});
