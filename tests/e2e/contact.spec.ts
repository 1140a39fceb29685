/** A message to staff: what was typed stays until it has arrived, and staff answer it. */
import type contact from '#locales/en/site/contact.json';
import { expectNoFindings } from './axe.ts';
import { jobToRead, newPhone, PHONES, signIn } from './person.ts';
import { expect, read, SIZE_OF, test } from './reader.ts';

test('a message is written, fails, stays and arrives, en', { tag: SIZE_OF.en }, async ({
  page,
  speak,
}) => {
  await speak('en');
  const texts = read<typeof contact>('en', 'contact');
  const text = `Where is my refund? ${newPhone()}`;
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const send = page.getByRole('button', { name: texts.send });

  await page.goto('/contact');
  await send.click();
  await expect(page.getByText(texts.empty.message)).toBeVisible();
  await expect(field(texts.name)).toBeFocused();
  await expectNoFindings(page);

  await field(texts.name).fill('Rokeya Begum');
  await field(texts.phone).fill('12345');
  await expect(page.getByText(texts.wrong.phone_no)).toBeVisible();
  await field(texts.phone).fill(newPhone());
  await field(texts.topic).selectOption(texts.topics.payment);
  await field(texts.message).fill(text);
  await page.reload();
  await expect(page.getByText(texts.restored)).toBeVisible();
  await expect(field(texts.message)).toHaveValue(text);

  await page.route('**/api/contact-messages*', (route) =>
    route.fulfill({ status: 500, body: '{}' }),
  );
  await send.click();
  await expect(page.getByRole('alert')).not.toBeEmpty();
  await expect(field(texts.message)).toHaveValue(text);
  await page.unroute('**/api/contact-messages*');
  await send.click();
  await expect(page.getByRole('button', { name: texts.another })).toBeVisible();
  await page.reload();
  await expect(field(texts.message)).toHaveValue('');

  const { messages, queue } = read<{
    messages: { mark: string; marked: string };
    queue: { message: string };
  }>('en', 'staff');
  await signIn(page, PHONES.staff, '/staff/messages');
  await expect(page.getByRole('heading', { level: 1, name: queue.message })).toBeVisible();
  const card = page.getByRole('listitem').filter({ hasText: text });
  await expect(card).toContainText(texts.topics.payment);
  await expectNoFindings(page);
  await card.getByRole('button', { name: messages.mark }).click();
  await expect(page.getByText(messages.marked)).toBeVisible();
  await expect(card).toHaveCount(0);
});

test('a job is reported from its page, and staff come to it, bn', {
  tag: SIZE_OF.bn,
}, async ({ page, request, speak }) => {
  await speak('bn');
  const texts = read<typeof contact>('bn', 'contact');
  const { report, similar } = read<{ report: string; similar: string }>('bn', 'applying');
  const id = await jobToRead(request);
  const path = `/job-details/${id}`;
  const text = `It asks for money first. ${newPhone()}`;

  await page.goto(path);
  await expect(page.getByRole('heading', { name: similar })).toBeVisible();
  await page.getByRole('link', { name: report }).click();
  await expect(page.getByLabel(texts.topic)).toHaveValue('report');
  await expect(page.getByText(texts.reportHint)).toBeVisible();
  await expectNoFindings(page);
  await page.getByLabel(texts.name, { exact: true }).fill('Rokeya Begum');
  await page.getByLabel(texts.phone, { exact: true }).fill(newPhone());
  await page.getByLabel(texts.message, { exact: true }).fill(text);
  await page.getByRole('button', { name: texts.send }).click();
  await expect(page.getByRole('button', { name: texts.another })).toBeVisible();

  await signIn(page, PHONES.staff, '/staff/messages');
  const card = page.getByRole('listitem').filter({ hasText: text });
  await expect(card).toContainText(texts.topics.report);
  const own = card.locator('a[href^="/staff/requests/"]');
  await own.click();
  await expect(page).toHaveURL(new RegExp(`/staff/requests/${id}$`));
});

test('who is signed in finds name and phone filled in', async ({ page, speak }) => {
  await speak('en');
  const texts = read<typeof contact>('en', 'contact');
  await signIn(page, PHONES.tutor, '/contact?topic=payment');
  await expect(page.getByLabel(texts.phone, { exact: true })).toHaveValue(/^01\d{9}$/);
  await expect(page.getByLabel(texts.name, { exact: true })).not.toHaveValue('');
  await expect(page.getByLabel(texts.topic)).toHaveValue('payment');
});
