/** Our frame in the hire form whose texts were lost on the way: it says so and asks for them again. */
import path from 'node:path';
import { readManifest } from '../bundle/read-build.ts';
import { textsOf } from '../e2e/reader.ts';
import { PARTNER, PRODUCT } from '../setup/test-site.ts';
import { expect, test } from './partner-page.ts';

const manifest = readManifest('embed');
const en = textsOf('en');
const bn = textsOf('bn');
const FRAME = `${PRODUCT}/embed/frame/hire-contact?site=shapla&origin=${encodeURIComponent(PARTNER)}&theme=light`;

const textFile = (lang: 'en' | 'bn') =>
  `**/${path.basename(manifest[`embed/texts/hire/${lang}.ts`]?.file ?? '')}*`;

/** Hands a request over as the hire form does, in one language. */
function speak(lang: string) {
  const message = {
    t: 'porua:init',
    site: 'shapla',
    lang,
    theme: 'light',
    request: { idempotency_key: 'key' },
  };
  document.querySelector('iframe')?.contentWindow?.postMessage(message, '*');
}

test('lost texts are asked for again, and what was typed stays', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  await page.route(textFile('bn'), (route) => route.abort());
  // Of a registered partner: pages of others cannot show the frame.
  await page.goto(`${PARTNER}/school.html`);
  await page.evaluate((src) => {
    const frame = document.createElement('iframe');
    Object.assign(frame, { src, width: 360, height: 600 });
    document.body.replaceChildren(frame);
  }, `${FRAME}&lang=bn`);
  const frame = page.frameLocator('iframe');
  const alert = frame.getByRole('alert');
  await expect(alert).toContainText(bn.common.loadError);
  await page.unroute(textFile('bn'));
  await alert.getByRole('button', { name: bn.common.retry }).click();
  await page.evaluate(speak, 'bn');
  const name = frame.getByRole('textbox').first();
  await name.fill('Rokeya');
  await expect(frame.getByText(bn.hire.contact.name)).toBeVisible();
  await expect(alert).toHaveCount(0);

  await page.route(textFile('en'), (route) => route.abort());
  await page.evaluate(speak, 'en');
  await expect(alert).toContainText(en.common.loadError);
  await expect(name).toHaveValue('Rokeya');
  await page.unroute(textFile('en'));
  await frame.locator('body').evaluate(() => dispatchEvent(new Event('online')));
  await expect(frame.getByText(en.hire.contact.name)).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(name).toHaveValue('Rokeya');
  expect(errors).toEqual([]);
});
