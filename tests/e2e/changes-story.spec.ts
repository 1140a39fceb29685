/** A tuition changes: demo class answered, confirmed, another salary agreed on, notice given; on two phones. */
import type { Browser, Page } from '@playwright/test';
import { createFormat } from '#core/ground/format/format.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import type changes from '#locales/en/tuition/changes.json';
import { PRODUCT } from '../setup/test-site.ts';
import { expectNoFindings } from './axe.ts';
import { confirmEarly } from './confirm-early.ts';
import { apply, approve, callerFor, moveOn, newRequest } from './hiring.ts';
import { newReader } from './marketplace.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, type TestLang, test } from './reader.ts';

const lang: TestLang = 'bn';

async function enter(browser: Browser, phone: string, to: string): Promise<Page> {
  const page = await newReader(browser, lang);
  await signIn(page, phone, to);
  return page;
}

test('terms are proposed by the tutor, accepted by the guardian, and notice is given, bn', {
  tag: '@phone',
}, async ({ browser, request }) => {
  test.setTimeout(180_000);
  const words = read<typeof changes>(lang, 'changes');
  const format = createFormat(lang);
  const { id: jobId, phone } = await newRequest(request);
  await approve(jobId);
  await apply(jobId);
  await moveOn(jobId, 'applied', 'shortlisted');
  await moveOn(jobId, 'shortlisted', 'appointed');
  const staff = await callerFor(PHONES.staff);
  const { columns } = await staff.call('getPipeline', { params: { id: jobId } });
  const id = columns.flatMap(({ cards }) => cards)[0]?.application_id ?? 0;

  // Before the confirmation there is the demo class, which nobody pays for.
  const guardian = await enter(browser, phone, tuitionPath('guardian', 'changes', id));
  await expect(guardian.getByText(words.demo.free)).toBeVisible();
  await confirmEarly(jobId);

  const tutor = await enter(browser, PHONES.tutor, tuitionPath('tutor', 'changes', id));
  await tutor.getByRole('button', { name: words.propose.salary.open, exact: true }).click();
  const form = tutor.getByRole('dialog');
  await form.getByLabel(words.form.salary).fill('৬৫০০');
  await form.getByRole('button', { name: words.propose.salary.send }).click();
  // Without a reason nothing is sent, and what was typed stays.
  await expect(form.getByLabel(words.form.salary)).toHaveValue('৬৫০০');
  await form.getByLabel(words.form.reason, { exact: true }).fill('পরীক্ষার আগে বেশি পড়াতে হবে।');
  await form.getByRole('button', { name: words.propose.salary.send }).click();
  await expect(form).toHaveCount(0);
  await expect(tutor.getByRole('button', { name: words.ask.withdraw.do })).toBeVisible();
  await expectNoFindings(tutor);

  await guardian.reload();
  await expect(guardian.getByText('পরীক্ষার আগে বেশি পড়াতে হবে।')).toBeVisible();
  await guardian.getByRole('button', { name: words.ask.accept.do, exact: true }).click();
  const answer = guardian.getByRole('dialog');
  await expect(answer.getByText(words.chargeStays)).toBeVisible();
  await answer.getByRole('button', { name: words.ask.accept.do, exact: true }).click();
  await expect(answer).toHaveCount(0);
  await expect(guardian.getByText(words.state.accepted)).toBeVisible();
  await expect(guardian.getByText(new RegExp(format.number(6500))).first()).toBeVisible();

  // Notice with today ends it at once, for both.
  await guardian.getByRole('button', { name: words.propose.end.open, exact: true }).click();
  const notice = guardian.getByRole('dialog');
  const day = notice.getByLabel(words.form.lastDay, { exact: true });
  await day.fill((await day.getAttribute('min')) ?? '');
  await notice.getByLabel(words.form.reason, { exact: true }).fill('আমরা অন্য শহরে চলে যাচ্ছি।');
  await notice.getByRole('button', { name: words.propose.end.send }).click();
  await expect(notice).toHaveCount(0);
  await expect(guardian.getByText(words.state.done, { exact: true })).toBeVisible();
  await expect(guardian.getByRole('button', { name: words.propose.end.open })).toHaveCount(0);
  await tutor.goto(`${PRODUCT}${tuitionPath('tutor', 'changes', id)}`);
  await expect(tutor.getByText(words.state.done, { exact: true })).toBeVisible();
  await expectNoFindings(guardian);
});
