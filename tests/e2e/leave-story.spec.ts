/** A tutor falls ill and leaves; the guardian searches again by one press, on a phone, in Bengali. */
import type { Resources } from '#core/ground/i18n/resources.ts';
import { requestPath } from '#core/market/hire/request-path.ts';
import { tuitionPath } from '#core/tuition/teaching/tuition-path.ts';
import type staffTexts from '#locales/en/staff/staff.json';
import type changes from '#locales/en/tuition/changes.json';
import { expectNoFindings } from './axe.ts';
import { confirmEarly } from './confirm-early.ts';
import { apply, approve, callerFor, moveOn, newRequest } from './hiring.ts';
import { newReader } from './marketplace.ts';
import { PHONES, signIn } from './person.ts';
import { expect, read, type TestLang, test } from './reader.ts';

const lang: TestLang = 'bn';

test('an emergency ends it at once, and one press searches again, bn', { tag: '@phone' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(180_000);
  const words = read<typeof changes>(lang, 'changes');
  const { again } = read<Resources['parent']>(lang, 'parent');
  const { id: jobId, phone } = await newRequest(request);
  await approve(jobId);
  await apply(jobId);
  await moveOn(jobId, 'applied', 'shortlisted');
  await moveOn(jobId, 'shortlisted', 'appointed');
  await confirmEarly(jobId);
  const staff = await callerFor(PHONES.staff);
  const { columns } = await staff.call('getPipeline', { params: { id: jobId } });
  const id = columns.flatMap(({ cards }) => cards)[0]?.application_id ?? 0;

  // A tutor who only wants out has to ask.
  const tutor = await newReader(browser, lang);
  await signIn(tutor, PHONES.tutor, tuitionPath('tutor', 'changes', id));
  await expect(tutor.getByRole('button', { name: words.propose.end.open })).toHaveCount(0);
  await tutor.getByRole('button', { name: words.propose.leave.open, exact: true }).click();
  const form = tutor.getByRole('dialog');
  const day = form.getByLabel(words.form.lastDay, { exact: true });
  await day.fill((await day.getAttribute('max')) ?? '');
  await form.getByLabel(words.form.reason, { exact: true }).fill('অন্য শহরে চলে যাচ্ছি।');
  await form.getByRole('button', { name: words.propose.leave.send }).click();
  await expect(form).toHaveCount(0);
  await expect(tutor.getByText(words.leave.waits.tutor)).toBeVisible();
  await expectNoFindings(tutor);

  const guardian = await newReader(browser, lang);
  await signIn(guardian, phone, tuitionPath('guardian', 'changes', id));
  await guardian.getByRole('button', { name: words.leave.wish.another }).click();
  await expect(guardian.getByText(words.leave.yours.another)).toBeVisible();
  await expectNoFindings(guardian);

  // Then the tutor falls ill.
  await tutor.getByRole('button', { name: words.emergency.open }).click();
  const emergency = tutor.getByRole('dialog');
  await emergency.getByLabel(words.form.reason, { exact: true }).fill('হাসপাতালে ভর্তি।');
  await emergency.getByRole('button', { name: words.emergency.send }).click();
  await expect(emergency).toHaveCount(0);

  await guardian.goto(new URL(requestPath(jobId), guardian.url()).href);
  const press = guardian.getByRole('button', { name: again.press });
  await expect(press).toBeVisible();
  const [, rule = ''] = /<rule>(.+)<\/rule>/.exec(again.refund) ?? [];
  await expect(guardian.getByRole('link', { name: rule, exact: true })).toBeVisible();
  await expectNoFindings(guardian);
  await press.click();
  await expect(press).toHaveCount(0);

  const desk = await newReader(browser, lang);
  await signIn(desk, PHONES.staff, `/staff/requests?queue=replacement`);
  const { queue } = read<typeof staffTexts>(lang, 'staff');
  await expect(desk.getByText(queue.replacement).first()).toBeVisible();
  await expect(desk.locator(`a[href*="/staff/requests/${jobId}"]`).first()).toBeVisible();
});
