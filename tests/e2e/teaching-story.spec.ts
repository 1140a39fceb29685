/** A tuition over three months: routine, lessons, a dispute, changes, a review, its end and the refund. */
import { dhakaDate } from '#core/ground/dates/dhaka-day.ts';
import { nextFirstOfMonth } from '#core/tuition/teaching/tuition-changes.ts';
import { weekDayOf } from '#core/tuition/teaching/week-day.ts';
import { test } from './clocked-product.ts';
import { expect, SIZE_OF, storyIn } from './reader.ts';
import { agree, confirmTuition, enter, payCharge, sendDialog, teachingTexts } from './teaching.ts';

const lang = storyIn('bn');

test(`three months, ${lang}`, { tag: SIZE_OF[lang] }, async ({ browser, product }) => {
  test.setTimeout(300_000);
  const words = teachingTexts(lang);
  const { routine, changes, chat } = words;
  const tuition = await confirmTuition(product);
  const invoiceId = await payCharge(product, tuition);
  const tutor = await enter(browser, 'tutor', lang, product);
  const guardian = await enter(browser, 'guardian', lang, product);
  const contexts = [tutor.context, guardian.context];
  const today = () => dhakaDate(new Date(product.now()));

  await test.step('they make the routine', async () => {
    const page = await guardian.open('routine', tuition);
    await page.getByRole('button', { name: routine.create }).first().click();
    await sendDialog(page, routine.save, async (dialog) => {
      await dialog.getByLabel(routine.columns.day).selectOption(weekDayOf(today()));
      await dialog.getByLabel(routine.columns.time).selectOption('morning');
      await dialog.getByLabel(routine.startsAt).selectOption({ index: 1 });
      await dialog.getByRole('checkbox').first().check();
    });
    await tutor.open('routine', tuition);
    await expect(tutor.page.getByText(routine.part.morning).first()).toBeVisible();
  });

  await test.step('they write to each other', async () => {
    const page = await tutor.open('messages', tuition);
    await page.getByLabel(chat.write).fill('আগামীকাল গণিত দিয়ে শুরু করি?');
    await page.getByRole('button', { name: chat.send, exact: true }).click();
    await guardian.open('messages', tuition);
    // What is said of a new message to those who cannot see holds its words, too.
    const sent = guardian.page.getByText(/^[^-]+: আগামীকাল গণিত দিয়ে শুরু করি\?$/);
    await expect(sent).toBeVisible();
  });

  await test.step('lessons with and without a connection', async () => {
    await product.leap(1, contexts);
    const page = await tutor.open('lessons', tuition);
    const mark = async (taught: string, clock: number) => {
      await page.getByRole('button', { name: routine.lessons.mark }).click();
      await sendDialog(page, routine.save, async (dialog) => {
        await dialog.getByLabel(routine.columns.day).selectOption(today());
        await dialog.getByLabel(routine.startsAt).selectOption({ index: clock });
        await dialog.getByRole('checkbox').first().check();
        await dialog.getByLabel(routine.lessons.taught).fill(taught);
      });
    };
    await mark('Fractions', 1);
    await expect(page.getByText('Fractions')).toBeVisible();
    await expect(page.getByText(routine.pending.onDevice)).toHaveCount(0);
    await tutor.context.setOffline(true);
    await mark('Decimals', 8);
    await expect(page.getByText(routine.pending.onDevice)).toBeVisible();
    await tutor.context.setOffline(false);
    await expect(page.getByText(routine.pending.onDevice)).toHaveCount(0);
    await expect(page.getByText('Decimals')).toBeVisible();
  });

  await test.step('one is disputed and corrected, the other counts by itself', async () => {
    const page = await guardian.open('lessons', tuition);
    const lesson = page.getByRole('article').filter({ hasText: 'Decimals' });
    await lesson.getByRole('button', { name: routine.lessons.dispute }).click();
    await sendDialog(page, routine.lessons.disputeSend, async (dialog) => {
      await dialog.getByLabel(routine.lessons.disputeLabel).fill('It was half an hour.');
    });
    const own = await tutor.open('lessons', tuition);
    await expect(own.getByText('It was half an hour.')).toBeVisible();
    const disputed = own.getByRole('article').filter({ hasText: 'Decimals' });
    await disputed.getByRole('button', { name: routine.edit }).click();
    await sendDialog(own, routine.save, async (dialog) => {
      await dialog.getByLabel(routine.length).selectOption({ index: 0 });
    });
    await guardian.open('lessons', tuition);
    await page
      .getByRole('article')
      .filter({ hasText: 'Decimals' })
      .getByRole('button', { name: routine.lessons.confirm, exact: true })
      .click();
    await product.leap(8, contexts);
    await guardian.open('lessons', tuition);
    await expect(page.getByText(routine.standing.confirmed, { exact: true })).toHaveCount(2);
  });

  await test.step('the month as both read it', async () => {
    const page = await guardian.open('lessons', tuition);
    await page.getByRole('link', { name: routine.report.open }).click();
    await expect(page.getByText('Fractions')).toBeVisible();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: routine.report.pdf }).click();
    expect((await download).suggestedFilename()).toMatch(/\.pdf$/);
  });

  await test.step('a pause, then another salary', async () => {
    const page = await guardian.open('changes', tuition);
    await page.getByRole('button', { name: changes.propose.pause.open, exact: true }).click();
    await sendDialog(page, changes.propose.pause.send, async (dialog) => {
      await dialog.getByLabel(changes.form.lastDay).fill(dhakaDate(new Date(product.now() + 6e8)));
      await dialog.getByLabel(changes.form.reason).fill('We travel.');
    });
    const own = await tutor.open('changes', tuition);
    await agree(own, changes.ask.accept.do);
    await product.leap(24, contexts);
    await tutor.open('changes', tuition);
    await own.getByRole('button', { name: changes.propose.salary.open, exact: true }).click();
    const from = nextFirstOfMonth(today());
    await sendDialog(own, changes.propose.salary.send, async (dialog) => {
      await dialog.getByLabel(changes.form.salary).fill('6500');
      await dialog.getByLabel(changes.form.reason).fill('Two subjects more.');
    });
    await guardian.open('changes', tuition);
    await agree(page, changes.ask.accept.do);
    await product.leap((Date.parse(from) - Date.parse(today())) / 86_400_000, contexts);
    await guardian.open('job-details', tuition);
    await expect(page.getByText(lang === 'bn' ? /৬,৫০০/ : /6,500/).first()).toBeVisible();
  });

  await test.step('another tutor is looked for, and the search stopped', async () => {
    await product.leap(40, contexts);
    const page = await guardian.open('changes', tuition);
    await page.getByRole('button', { name: changes.replace.open, exact: true }).click();
    await sendDialog(page, changes.replace.send, async (dialog) => {
      await dialog.getByRole('radio', { name: changes.replace.ends.when_found }).check();
      await dialog.getByLabel(changes.form.reason).fill('The times no longer suit.');
    });
    const own = await tutor.open('changes', tuition);
    await expect(own.getByText(changes.replace.tutor.goesOn)).toBeVisible();
    await agree(page, changes.replace.stop);
    await tutor.open('changes', tuition);
    await expect(own.getByText(changes.replace.tutor.goesOn)).toHaveCount(0);
  });

  await test.step('it ends by notice, and the guardian reviews it', async () => {
    const page = await guardian.open('changes', tuition);
    await page.getByRole('button', { name: changes.propose.end.open, exact: true }).click();
    await sendDialog(page, changes.propose.end.send, async (dialog) => {
      const lastDay = dhakaDate(new Date(product.now() + 10 * 86_400_000));
      await dialog.getByLabel(changes.form.lastDay).fill(lastDay);
      await dialog.getByLabel(changes.form.reason).fill('We move to another city.');
    });
    await product.leap(11, contexts);
    const ended = words.teaching.state.ended.split('{{')[0] ?? '';
    await expect(async () => {
      await guardian.open('lessons', tuition);
      await expect(page.getByText(ended).first()).toBeVisible();
    }).toPass();
    await page.goto('/parent/dashboard/teachers/my-tutor');
    await page.getByRole('link', { name: words.parent.tutors.review }).first().click();
    await page.getByRole('radio', { name: lang === 'bn' ? '৫ ★' : '5 ★' }).check();
    await page.getByLabel(words.tutorProfile.reviews.text, { exact: true }).fill('Always on time.');
    await page.getByRole('button', { name: words.tutorProfile.reviews.send }).click();
    await expect(page.getByText('Always on time.').first()).toBeVisible();
  });

  await test.step('the rule of refunds says what is given back', async () => {
    await tutor.open('lessons', tuition);
    await tutor.page.goto(`/tutor/payment/refund/${invoiceId}`);
    await expect(tutor.page.getByText(words.money.refund.none.too_late_in_tuition)).toBeVisible();
  });
  for (const context of contexts) await context.close();
});
