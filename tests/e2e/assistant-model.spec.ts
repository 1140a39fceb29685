/**
 * The assistant with a language model: what the visitor reads, what leaves the page, what comes
 * back.
 */
import type { Page } from '@playwright/test';
import { assistantTexts, choose, known, logOf, say } from './assistant.ts';
import { expectNoFindings } from './axe.ts';
import { expect, test } from './reader.ts';

const en = assistantTexts('en');

/** The server of these tests has no model: its two answers are put in place of it. */
async function withModel(page: Page, answer: (message: string) => object | null) {
  const sent: { message: string }[] = [];
  await page.route(/\/api\/assistant\/lookups/, async (route) => {
    const real = await route.fetch();
    await route.fulfill({ response: real, json: { ...(await real.json()), model: true } });
  });
  await page.route(/\/api\/assistant\/readings/, async (route) => {
    const body = route.request().postDataJSON();
    sent.push(body);
    const json = answer(body.message);
    if (json) return route.fulfill({ json });
    const refusal = { type: 'error', code: 'model_unavailable', message: 'No', errors: {} };
    return route.fulfill({ status: 503, json: { ...refusal, request_id: 'x' } });
  });
  return sent;
}

test.beforeEach(async ({ page, speak }) => {
  await speak('en');
  page.on('dialog', (dialog) => {
    throw new Error(`A script ran: ${dialog.message()}`);
  });
});

test('only what was not understood is sent, and the words that come back are text', async ({
  page,
}) => {
  const sent = await withModel(page, () => ({
    intent: 'hire_tutor',
    slots: { class: 'class 8', subjects: ['math'], area: 'Mirpur 10', city: 'Dhaka' },
    text: '<img src=x onerror=alert(1)> You look for a tutor.',
  }));
  await page.goto('/assistant');
  // Before anything can be sent.
  await page.locator('textarea').focus();
  await expect(page.getByText(en.model.notice)).toBeVisible();
  await say(page, 'hello');
  await expect(logOf(page)).toContainText(en.greeting.hello);
  expect(sent).toEqual([]);
  await say(page, 'blorf snark grumble');
  await expect(logOf(page)).toContainText(en.ask.days);
  await expect(logOf(page)).toContainText('<img src=x onerror=alert(1)> You look for a tutor.');
  await expect(logOf(page).locator('img')).toHaveCount(0);
  await expect(known(page, en).filter({ hasText: 'Class 8' })).toHaveCount(1);
  expect(sent.map(({ message }) => message)).toEqual(['blorf snark grumble']);
  await expectNoFindings(page);
});

test('a model that does not answer leaves what the engine says', async ({ page }) => {
  await withModel(page, () => null);
  await page.goto('/assistant');
  await say(page, 'blorf snark grumble');
  await expect(logOf(page)).toContainText(en.notUnderstood);
  await expect(
    page.getByRole('list', { name: en.chat.choices }).last().getByRole('button'),
  ).toHaveCount(3);
  await choose(logOf(page), en.choice.hire_tutor);
  await expect(logOf(page)).toContainText(en.ask.class);
});

test('without a model no word that was typed is sent anywhere', async ({ page }) => {
  const sent: string[] = [];
  page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
  await page.goto('/assistant');
  await say(page, 'blorf snark grumble');
  await expect(logOf(page)).toContainText(en.notUnderstood);
  await expect(page.getByText(en.model.notice)).toHaveCount(0);
  expect(sent.filter((text) => /\/assistant\/areas/.test(text))).toHaveLength(1);
  expect(sent.filter((text) => /readings|blorf|snark|grumble/.test(text))).toEqual([]);
});
