/** Tutor and guardian of a tuition write to each other: live, with pictures, and on a bad line. */
import type { APIRequestContext, Browser, Page } from '@playwright/test';
import type chatTexts from '#locales/en/tuition/chat.json';
import { expectNoFindings } from './axe.ts';
import { type BadLine, spoilLine } from './bad-line.ts';
import { apply, approve, callerFor, moveOn, newRequest } from './hiring.ts';
import { enter, expect, newReader } from './marketplace.ts';
import { signIn } from './person.ts';
import { read, type TestLang, test } from './reader.ts';

interface People {
  tuitionId: number;
  tutor: Page;
  guardian: Page;
}

/** The demo tutor is appointed for a guardian of this test; both have the thread open. */
async function openThread(
  browser: Browser,
  request: APIRequestContext,
  lang: TestLang,
): Promise<People> {
  const { id, phone } = await newRequest(request);
  await approve(id);
  await apply(id);
  await moveOn(id, 'applied', 'shortlisted');
  await moveOn(id, 'shortlisted', 'appointed');
  const { data } = await (await callerFor(phone)).call('listThreads');
  const tuitionId = data[0]?.tuition_id ?? 0;
  const tutor = await enter(browser, 'tutor', lang);
  await tutor.goto(`/tutor/my-students/messages/${tuitionId}`);
  const guardian = await newReader(browser, lang);
  await signIn(guardian, phone, `/parent/dashboard/manage-tutor/messages/${tuitionId}`);
  return { tuitionId, tutor, guardian };
}

const wordsOf = (lang: TestLang) => read<typeof chatTexts>(lang, 'chat');

async function write(page: Page, text: string, lang: TestLang) {
  const words = wordsOf(lang);
  await page.getByLabel(words.write).fill(text);
  await page.getByRole('button', { name: words.send, exact: true }).click();
}

const messagesOf = (page: Page, lang: TestLang) =>
  page.getByRole('region', { name: wordsOf(lang).messages, exact: true }).getByRole('listitem');

test('what one writes the other reads at once, and its writer sees that', async ({
  browser,
  request,
}) => {
  const lang = 'en';
  const words = wordsOf(lang);
  const { tutor, guardian } = await openThread(browser, request, lang);
  await write(guardian, 'Is five o’clock fine?', lang);
  await expect(messagesOf(tutor, lang).getByText('Is five o’clock fine?')).toBeVisible();
  await expect(messagesOf(guardian, lang).getByText(words.read, { exact: true })).toBeVisible();
  await expectNoFindings(tutor);

  // Where the keyboard is at hand, Enter sends; what was typed outlives a reload.
  await tutor.getByLabel(words.write).fill('Yes, see you');
  await tutor.reload();
  await expect(tutor.getByLabel(words.write)).toHaveValue('Yes, see you');
  await tutor.getByLabel(words.write).press('Enter');
  await expect(messagesOf(guardian, lang).getByText('Yes, see you')).toBeVisible();

  // In another room of the house the menu says that something has come.
  await guardian.goto('/parent/dashboard/payment/invoice');
  await write(tutor, 'One more thing', lang);
  const entry = guardian.getByRole('link', { name: /^Messages.*1 unread$/ });
  await expect(entry).toBeVisible();
  await entry.click();
  await guardian.getByRole('link', { name: 'Nusrat Jahan' }).click();
  await expect(messagesOf(guardian, lang).getByText('One more thing')).toBeVisible();
  await expect(guardian.getByRole('link', { name: /^Messages.*unread$/ })).toHaveCount(0);

  await guardian.getByRole('button', { name: words.block }).click();
  const dialog = guardian.getByRole('dialog');
  await dialog.getByRole('button', { name: words.block }).click();
  await expect(guardian.getByRole('button', { name: words.unblock })).toBeVisible();
  await expect(tutor.getByText(/does not take messages at the moment/)).toBeVisible();
  await expect(tutor.getByLabel(words.write)).toHaveCount(0);
  await guardian.getByRole('button', { name: words.unblock }).click();
  await expect(tutor.getByLabel(words.write)).toBeVisible();
});

const EACH = 20;
const texts = (who: string) => Array.from({ length: EACH }, (_, index) => `${who} ${index + 1}.`);

/** Half of it before a reload, half after it. */
async function writeAll(page: Page, who: string, lang: TestLang) {
  for (const [index, text] of texts(who).entries()) {
    if (index === EACH / 2) await page.reload();
    await write(page, text, lang);
  }
}

test('on a bad line each message of two phones arrives once, in order', { tag: '@phone' }, async ({
  browser,
  request,
}) => {
  test.setTimeout(240_000);
  const lang = 'bn';
  const { tuitionId, tutor, guardian } = await openThread(browser, request, lang);
  // One of them has no live stream either.
  await guardian.route('**/api/notifications/stream*', (route) => route.abort());
  const lines: BadLine[] = [];
  for (const page of [tutor, guardian])
    lines.push(await spoilLine(page, `**/api/tuitions/${tuitionId}/messages**`));
  const began = Date.now();
  await Promise.all([writeAll(tutor, 'T', lang), writeAll(guardian, 'G', lang)]);
  for (const page of [tutor, guardian]) {
    await expect(async () => {
      // The browser learns that it is online again, as on the way out of a lift.
      await page.evaluate(() => window.dispatchEvent(new Event('online')));
      await expect(messagesOf(page, lang)).toHaveCount(2 * EACH, { timeout: 2000 });
      await expect(page.getByText(wordsOf(lang).waiting)).toHaveCount(0, { timeout: 500 });
    }).toPass({ timeout: 120_000 });
  }
  const seconds = Math.round((Date.now() - began) / 1000);
  for (const line of lines) {
    test.info().annotations.push({
      type: 'line',
      description: `${seconds} s, ${JSON.stringify(line.counts)}`,
    });
    for (const fate of Object.values(line.counts)) expect(fate).toBeGreaterThan(0);
    await line.mend();
  }

  const orders = [];
  for (const page of [tutor, guardian]) {
    await page.reload();
    await expect(async () => {
      await messagesOf(page, lang).first().scrollIntoViewIfNeeded();
      await expect(messagesOf(page, lang)).toHaveCount(2 * EACH, { timeout: 1000 });
    }).toPass();
    const shown = await messagesOf(page, lang).allTextContents();
    orders.push(shown.flatMap((text) => /([TG] \d+)\./.exec(text)?.[1] ?? []));
  }
  const [ofTutor = [], ofGuardian = []] = orders;
  expect(ofTutor).toHaveLength(2 * EACH);
  expect(ofGuardian).toEqual(ofTutor);
  for (const who of ['T', 'G'])
    expect(ofTutor.filter((text) => text.startsWith(who)).map((text) => `${text}.`)).toEqual(
      texts(who),
    );
});
