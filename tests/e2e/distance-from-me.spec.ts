import type { Page } from '@playwright/test';
import { expectNoFindings } from './axe.ts';
import { cards, expect, SIZE_OF, type TestLang, test } from './reader.ts';

const LISTS: { path: string; of: 'board' | 'hub'; lang: TestLang }[] = [
  { path: '/job-board?city_id=1', of: 'board', lang: 'en' },
  { path: '/hub?city_id=1', of: 'hub', lang: 'bn' },
];

const listedOn = (page: Page, of: 'board' | 'hub') =>
  of === 'board' ? cards(page) : page.locator('article:has(a[data-tutor-id])');

/** The sentence of a distance, whatever its number. */
const sentenceOf = (text: string) => new RegExp(text.replace('{{n}}', '[\\d০-৯.,]+'));

for (const { path, of, lang } of LISTS) {
  test(`${of}: each card says how far it is once that is asked for, and nobody else learns from where, ${lang}`, {
    tag: SIZE_OF[lang],
  }, async ({ page, context, speak }) => {
    const { near } = (await speak(lang)).boardControls;
    await context.grantPermissions(['geolocation']);
    await context.setGeolocation({ latitude: 23.746512, longitude: 90.376015 });
    const sent: string[] = [];
    page.on('request', (request) => sent.push(`${request.url()} ${request.postData() ?? ''}`));
    await page.goto(path);
    const away = sentenceOf(near.kmFromYou);
    const listed = listedOn(page, of);
    await expect(listed).toHaveCount(10);
    await expect(listed.filter({ hasText: away })).toHaveCount(0);

    const button = page.getByRole('button', { name: near.fromMe });
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(listed.filter({ hasText: away })).toHaveCount(10);
    await expect(page).toHaveURL(path);
    expect(sent.filter((one) => /latitude|90\.37/.test(one))).toEqual([]);
    await expectNoFindings(page);

    // A second press takes it away.
    await button.click();
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(listed.filter({ hasText: away })).toHaveCount(0);
  });

  test(`${of}: a position that is refused is explained, and the list stays, ${lang}`, {
    tag: SIZE_OF[lang],
  }, async ({ page, speak }) => {
    const { near } = (await speak(lang)).boardControls;
    await page.goto(path);
    const listed = listedOn(page, of);
    await expect(listed).toHaveCount(10);
    const button = page.getByRole('button', { name: near.fromMe });
    await button.click();
    await expect(page.getByRole('alert')).toHaveText(near.denied);
    await expect(button).toHaveAttribute('aria-pressed', 'false');
    await expect(listed).toHaveCount(10);
    await expect(page).toHaveURL(path);
  });
}
