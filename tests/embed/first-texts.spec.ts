/** Texts that come later are none that a first view says: taken over, it says what the server drew. */
import { expect, SCRIPT, test } from './partner-page.ts';

const ATTRIBUTES = {
  'job-board': '',
  'job-detail': 'job-id="1"',
  'tutor-hub': '',
  'hire-tutor': '',
  assistant: 'mode="inline"',
};
const AGO = /[\d০-৯]+ (minutes?|hours?|মিনিট|ঘণ্টা) (ago|আগে)/g;

for (const [widget, attributes] of Object.entries(ATTRIBUTES))
  for (const lang of ['en', 'bn'])
    test(`${widget}, ${lang}`, async ({ page, partner }) => {
      // What comes when the page is idle stays away.
      await page.addInitScript(() => {
        window.requestIdleCallback = () => 0;
      });
      let release = () => {};
      const released = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route('**/embed/assets/*.js', async (route) => {
        await released;
        await route.continue();
      });
      const tag = `porua-${widget}`;
      await partner.open(`<${tag} ${attributes}></${tag}>${SCRIPT}`, { html: `lang="${lang}"` });
      const element = page.locator(tag);
      const words = () =>
        element.evaluate((host) => host.shadowRoot?.querySelector('.porua')?.textContent ?? '');
      await expect.poll(async () => (await words()).length).toBeGreaterThan(50);
      const drawn = await words();
      release();
      await expect(element).toHaveAttribute('data-porua-state', 'ready');
      await page.waitForTimeout(300);
      expect((await words()).replace(AGO, '')).toBe(drawn.replace(AGO, ''));
      expect(partner.complaints).toEqual([]);
    });
