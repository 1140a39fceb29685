/** Attendance on a line that drops, doubles and delays what both people of a tuition send. */
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { type BadLine, spoilLine } from './bad-line.ts';
import { test } from './clocked-product.ts';
import { callerFor } from './hiring.ts';
import { PHONES } from './person.ts';
import { expect } from './reader.ts';
import { confirmTuition, enter, type Person, sendDialog, teachingTexts } from './teaching.ts';

const LESSONS = 6;
const DISPUTED = `Topic ${LESSONS - 1}.`;

/** The browser learns that it is online again, as on the way out of a lift. */
const tellOnline = ({ page }: Person) =>
  page.evaluate(() => void window.dispatchEvent(new Event('online')));

test('lessons marked on one phone are answered on another, each once and in order', {
  tag: '@phone',
}, async ({ browser, product }) => {
  test.setTimeout(240_000);
  const lang = 'bn';
  const { routine } = teachingTexts(lang);
  const tuition = await confirmTuition(product);
  await product.leap(5);
  const tutor = await enter(browser, 'tutor', lang, product);
  const guardian = await enter(browser, 'guardian', lang, product);
  const ofTutor = await tutor.open('lessons', tuition);
  const ofGuardian = await guardian.open('lessons', tuition);
  const lines: BadLine[] = [];
  for (const page of [ofTutor, ofGuardian])
    lines.push(await spoilLine(page, `**/api/tuitions/${tuition.id}/lessons**`));

  for (let nth = 0; nth < LESSONS; nth += 1) {
    const daysAgo = Math.floor((LESSONS - 1 - nth) / 2);
    await ofTutor.getByRole('button', { name: routine.lessons.mark }).click();
    await sendDialog(ofTutor, routine.save, async (dialog) => {
      const day = dhakaDate(new Date(product.now() - daysAgo * 86_400_000));
      await dialog.getByLabel(routine.columns.day).selectOption(day);
      await dialog.getByLabel(routine.startsAt).selectOption({ index: nth % 2 === 0 ? 1 : 8 });
      await dialog.getByRole('checkbox').first().check();
      await dialog.getByLabel(routine.lessons.taught).fill(`Topic ${nth}.`);
    });
  }

  const cards = ofGuardian.getByRole('article').filter({ hasText: 'Topic' });
  await expect(async () => {
    await tellOnline(tutor);
    await ofGuardian.reload();
    await expect(cards).toHaveCount(LESSONS, { timeout: 3000 });
  }).toPass({ timeout: 90_000 });

  // Pressed until it is there: what was done by a lost answer is not done again.
  for (let nth = 0; nth < LESSONS - 1; nth += 1) {
    const card = cards.filter({ hasText: `Topic ${nth}.` });
    const confirm = card.getByRole('button', { name: routine.lessons.confirm, exact: true });
    await expect(async () => {
      if (await confirm.isVisible()) await confirm.click({ timeout: 2000 });
      await expect(confirm).toHaveCount(0, { timeout: 3000 });
    }).toPass({ timeout: 60_000 });
  }
  await cards
    .filter({ hasText: DISPUTED })
    .getByRole('button', { name: routine.lessons.dispute })
    .click();
  const dialog = ofGuardian.getByRole('dialog');
  await dialog.getByLabel(routine.lessons.disputeLabel).fill('আধা ঘণ্টা পড়িয়েছেন।');
  await expect(async () => {
    const send = dialog.getByRole('button', { name: routine.lessons.disputeSend, exact: true });
    if (await send.isVisible()) await send.click({ timeout: 2000 });
    await expect(dialog).toHaveCount(0, { timeout: 3000 });
  }).toPass({ timeout: 60_000 });

  for (const line of lines) {
    test.info().annotations.push({ type: 'line', description: JSON.stringify(line.counts) });
    await line.mend();
  }
  const [marked] = lines;
  for (const fate of Object.values(marked?.counts ?? {})) expect(fate).toBeGreaterThan(0);

  const expected = Array.from({ length: LESSONS }, (_, nth) => `Topic ${nth}.`).toReversed();
  for (const phone of [PHONES.tutor, PHONES.parent]) {
    const reader = await callerFor(phone, product.origin);
    const { data } = await reader.call('listTuitionLessons', {
      params: { id: tuition.id },
      query: { page: 1 },
    });
    expect(data.map(({ taught }) => taught)).toEqual(expected);
    expect(data.map(({ standing }) => standing)).toEqual([
      'disputed',
      ...Array.from({ length: LESSONS - 1 }, () => 'confirmed'),
    ]);
  }
});
