import {
  answerTuition,
  answerWhat,
  answerWhere,
  answerWho,
  expectStep,
  fillSalary,
  goAway,
  goOn,
  readTaken,
  verifyPhone,
} from './hire-form.ts';
import { newPhone, PHONES, readCode, signIn } from './person.ts';
import { expect, LANGUAGES, test, textsOf } from './reader.ts';

for (const lang of LANGUAGES)
  test(`a guest asks for a tutor, ${lang}`, async ({ page, request, speak }) => {
    const texts = { ...textsOf(lang), ...(await speak(lang)) };
    const { hire } = texts;
    await page.goto('/');
    await page.locator('main a[href="/crm/hire-tutor"]').click();
    await answerTuition(page, texts);
    await expectStep(page, hire.steps.contact);
    await verifyPhone(page, texts, request, newPhone(), hire.contact.verify);
    await expectStep(page, hire.steps.check);
    await expect(page.getByText('House 7, Road 3')).toBeVisible();
    await page.getByRole('button', { name: hire.check.send, exact: true }).click();
    await expectStep(page, hire.done.title);
    await expect(page.getByText(hire.done.cvs)).toBeVisible();
    await expect(page.locator('strong.tabular')).toHaveText(/\S+/);
  });

test('mistakes are shown beside the field and on top, answers are kept', async ({
  page,
  request,
  speak,
}) => {
  const texts = await speak('en');
  const { hire } = texts;
  await page.goto('/crm/hire-tutor');
  await goOn(page, texts);
  const summary = page.getByRole('alert');
  await expect(summary).toBeFocused();
  await summary.getByRole('button', { name: hire.errors.category_id }).click();
  await expect(page.getByLabel(hire.who.category, { exact: true })).toBeFocused();
  await answerWho(page, texts);
  await page.getByLabel(hire.who.noSchool).check();
  await goOn(page, texts);
  await expect(page.getByText(hire.errors.student_age).first()).toBeVisible();
  await page.getByLabel(hire.who.age).fill('৭');
  await goOn(page, texts);
  await goOn(page, texts);
  await expect(page.getByText(hire.errors.subject_ids).first()).toBeVisible();
  await answerWhat(page);
  await goOn(page, texts);
  await answerWhere(page, texts);
  await goOn(page, texts);
  await fillSalary(page, texts, '500');
  await goOn(page, texts);
  await expect(page.getByText('Must be at least 1,500.').first()).toBeVisible();
  await fillSalary(page, texts, 'much');
  await expect(page.getByText(hire.errors.not_a_number).first()).toBeVisible();
  await fillSalary(page, texts, '৬,০০০');
  await goOn(page, texts);

  await expectStep(page, hire.steps.contact);
  const { contact } = hire;
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(hire.errors.contact_name).first()).toBeVisible();
  await page.getByLabel(contact.name, { exact: true }).fill('Rokeya Begum');
  await page.getByLabel(contact.phone, { exact: true }).fill('0171');
  await page.getByRole('button', { name: contact.send }).click();
  await expect(page.getByText(hire.errors.contact_phone).first()).toBeVisible();
  const phone = newPhone();
  await page.getByLabel(contact.phone, { exact: true }).fill(phone);
  await page.getByRole('button', { name: contact.send }).click();
  const code = await readCode(request, phone);
  const wrong = code === '111111' ? '222222' : '111111';
  await page.getByLabel(contact.code, { exact: true }).fill(wrong);
  await page.getByRole('button', { name: contact.verify }).click();
  await expect(page.getByLabel(contact.code, { exact: true })).toHaveAttribute('aria-invalid');
  await page.getByLabel(contact.code, { exact: true }).fill(code);
  await page.getByRole('button', { name: contact.verify }).click();
  await expectStep(page, hire.steps.check);
});

test('a draft outlives a reload, Back and a change of language; it holds no phone', async ({
  page,
  request,
  speak,
}) => {
  const texts = await speak('en');
  const { hire } = texts;
  await page.goto('/crm/hire-tutor');
  await answerTuition(page, texts);
  const phone = newPhone();
  await verifyPhone(page, texts, request, phone, hire.contact.verify);
  await expectStep(page, hire.steps.check);
  const kept = await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }));
  expect(kept).toContain('House 7, Road 3');
  expect(kept).not.toContain(phone);
  expect(kept).not.toContain('Rokeya');

  await page.reload();
  // The proof of the phone lives in memory only, so it is asked for again.
  await expectStep(page, hire.steps.contact);
  await page.goBack();
  await page.goBack();
  await expectStep(page, hire.steps.wishes);
  await expect(page.getByLabel(hire.wishes.salary)).toHaveValue('6000');
  const bn = textsOf('bn');
  await page.getByRole('button', { name: 'বাংলা' }).click();
  await expectStep(page, bn.hire.steps.wishes);
  await expect(page.getByLabel(bn.hire.wishes.salary)).toHaveValue('৬০০০');
});

test('sent without a connection, it arrives once when it is back', async ({
  page,
  request,
  context,
  speak,
}) => {
  const texts = await speak('en');
  const { hire } = texts;
  await page.goto('/crm/hire-tutor');
  await answerTuition(page, texts);
  await verifyPhone(page, texts, request, newPhone(), hire.contact.verify);
  await expectStep(page, hire.steps.check);
  const sent: string[] = [];
  page.on('request', (one) => {
    if (one.method() === 'POST' && new URL(one.url()).pathname === '/api/hire')
      sent.push(JSON.parse(one.postData() ?? '{}').idempotency_key);
  });
  await context.setOffline(true);
  await page.getByRole('button', { name: hire.check.send, exact: true }).dblclick();
  await expect(page.getByText(hire.pending.queued.text)).toBeVisible();
  await context.setOffline(false);
  await expectStep(page, hire.done.title);
  expect(new Set(sent).size).toBe(1);
});

test('a reload while it waits for the connection: it still goes out, once and by itself', async ({
  page,
  request,
  context,
  speak,
}) => {
  const texts = await speak('en');
  const { hire } = texts;
  await page.goto('/crm/hire-tutor');
  await answerTuition(page, texts);
  await verifyPhone(page, texts, request, newPhone(), hire.contact.verify);
  await expectStep(page, hire.steps.check);
  const taken = readTaken(page);
  await context.setOffline(true);
  await page.getByRole('button', { name: hire.check.send, exact: true }).click();
  await expect(page.getByText(hire.pending.queued.text)).toBeVisible();
  await goAway(page);
  await context.setOffline(false);
  await page.goto('/crm/hire-tutor?step=check');
  await expectStep(page, hire.done.title);
  await page.reload();
  await expectStep(page, hire.steps.who);
  expect(taken).toHaveLength(1);
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toContain('Rokeya');
});

test('an answer that is lost is asked for again, with the same key', async ({
  page,
  request,
  speak,
}) => {
  const texts = await speak('en');
  const { hire } = texts;
  await page.goto('/crm/hire-tutor');
  await answerTuition(page, texts);
  await verifyPhone(page, texts, request, newPhone(), hire.contact.verify);
  await expectStep(page, hire.steps.check);
  const numbers: string[] = [];
  await page.route(/\/api\/hire\?/, async (route) => {
    const answer = await route.fetch();
    numbers.push((await answer.json()).request_no);
    return numbers.length === 1 ? route.abort() : route.fulfill({ response: answer });
  });
  const send = page.getByRole('button', { name: hire.check.send, exact: true });
  await send.click();
  await expect(page.getByText(hire.pending.unknown.text)).toBeVisible();
  await expectStep(page, hire.done.title);
  expect(numbers).toHaveLength(2);
  expect(new Set(numbers).size).toBe(1);
});

test('a signed-in guardian picks a saved student and place and gives no phone', async ({
  page,
  speak,
}) => {
  const texts = await speak('en');
  const { hire, parent } = texts;
  await signIn(page, PHONES.parent, '/parent/dashboard/hire/home-tutor');
  await expectStep(page, hire.steps.who);
  await page.getByRole('button', { name: hire.saved.addStudent }).click();
  const dialog = page.getByRole('dialog');
  const name = `Child ${Date.now()}`;
  await dialog.getByLabel(parent.students.name, { exact: true }).fill(name);
  for (const label of ['medium', 'curriculum', 'class'] as const) {
    const select = dialog.getByLabel(parent.students[label], { exact: true });
    await expect(select.locator('option')).not.toHaveCount(1);
    await select.selectOption({ index: 1 });
  }
  await dialog.getByRole('combobox', { name: parent.students.institute }).fill('Ideal School');
  await dialog.getByLabel(hire.who.girl, { exact: true }).check();
  await dialog.getByRole('button', { name: parent.students.add }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('radio', { name })).toBeChecked();
  await goOn(page, texts);
  await answerWhat(page);
  await goOn(page, texts);
  await expectStep(page, hire.steps.where);
  await page.getByRole('button', { name: hire.saved.addPlace }).click();
  await dialog.getByRole('combobox', { name: hire.where.search }).fill('mirpur');
  await dialog.locator('[role=option]').first().click();
  await dialog.getByLabel(parent.places.address, { exact: true }).fill('House 9, Road 4');
  await dialog.getByRole('button', { name: parent.places.addShort }).click();
  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('radio', { name: /House 9/ }).last()).toBeVisible();
  await goOn(page, texts);
  await fillSalary(page, texts, '5500');
  await goOn(page, texts);
  await expectStep(page, hire.steps.check);
  await page.getByRole('button', { name: hire.check.send, exact: true }).click();
  await expectStep(page, hire.done.title);
  await page.getByRole('link', { name: hire.done.see }).click();
  await expect(page.getByText(parent.status.pending).first()).toBeVisible();
});
