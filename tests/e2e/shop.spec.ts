import { brand } from '#core/ground/brand.ts';
import type shop from '#locales/en/site/shop.json';
import { expect, LANGUAGES, read, test } from './reader.ts';

const PRICES = { en: ['1,099', '999', '1,599', '499'], bn: ['১,০৯৯', '৯৯৯', '১,৫৯৯', '৪৯৯'] };

for (const lang of LANGUAGES)
  test(`a kit is ordered by WhatsApp, with its name and price, ${lang}`, async ({
    page,
    speak,
  }) => {
    await speak(lang);
    const texts = read<typeof shop>(lang, 'shop');
    await page.goto('/');
    await page.getByRole('navigation').first().getByRole('link', { name: texts.title }).click();
    await expect(page).toHaveURL('/porua-shop');
    const kits = page.getByRole('main').getByRole('listitem');
    await expect(kits).toHaveCount(PRICES[lang].length);
    for (const [place, price] of PRICES[lang].entries()) {
      const kit = kits.nth(place);
      await expect(kit).toContainText(`৳ ${price}`);
      const order = kit.getByRole('link', { name: texts.order });
      const link = new URL((await order.getAttribute('href')) ?? '');
      expect(link.origin + link.pathname).toBe(`https://wa.me/${brand.whatsapp}`);
      const name = await kit.getByRole('heading').textContent();
      expect(link.searchParams.get('text')).toContain(`${name}, ৳ ${price}`);
    }
    await expect(page.getByRole('main').locator('a[href^="tel:"]')).toBeVisible();
  });
