import { cards, expect, isPhone, LANGUAGES, read, test, toNumber } from './reader.ts';

interface Texts {
  searchHere: string;
  label: { jobs: string; tutors: string };
  hint: { jobs: string; tutors: string };
}

const LISTS = [
  { path: '/job-board', of: 'jobs', area: 'board' },
  { path: '/hub', of: 'tutors', area: 'hub' },
] as const;

for (const lang of LANGUAGES)
  for (const { path, of, area } of LISTS)
    test(`${of} on a map, those of one area, and what is in sight, in ${lang}`, {
      tag: '@sizes',
    }, async ({ page, speak }) => {
      const { [area]: texts } = await speak(lang);
      const { searchHere, label, hint } = read<Texts>(lang, 'listMap');
      const listed = of === 'jobs' ? cards(page) : page.locator('article:has(a[data-tutor-id])');
      await page.goto(`${path}?city_id=1`);
      await expect(listed).toHaveCount(10);
      const open = page.getByRole('button', { name: texts.map, exact: true });
      await open.click();
      await expect(open).toHaveAttribute('aria-pressed', 'true');
      const map = page.getByRole('application', { name: label[of] });
      await expect(map).toBeVisible();
      await expect(page.getByText(hint[of])).toBeVisible();
      const [ofMap, ofList] = [await map.boundingBox(), await listed.first().boundingBox()];
      if (isPhone(page)) expect(ofMap?.y ?? 0).toBeLessThan(ofList?.y ?? 0);
      else expect(ofMap?.x ?? 0).toBeGreaterThan((ofList?.x ?? 0) + (ofList?.width ?? 0));

      // A number of several areas comes apart nearer by, until one is an area.
      const numbers = map.locator('.map-count');
      const areas = map.locator('.map-count[aria-pressed]');
      await expect(numbers.first()).toBeVisible();
      await expect(async () => {
        if ((await areas.count()) === 0) await numbers.last().click({ timeout: 2000 });
        expect(await areas.count()).toBeGreaterThan(0);
      }).toPass();
      const count = toNumber((await areas.first().textContent()) ?? '');
      const name = (await areas.first().getAttribute('aria-label'))?.split(',')[0] ?? '';
      await areas.first().click();
      await expect(page).toHaveURL(/[?&]location_id=\d+(&|$)/);
      await expect(listed).toHaveCount(Math.min(count, 10));
      if (of === 'jobs') await expect(listed.first()).toContainText(name);

      // Pressed again, it is the whole city; a number pressed by the keyboard leaves the focus in the map.
      await map.locator('.map-count[aria-pressed="true"]').press('Enter');
      await expect(page).not.toHaveURL(/location_id/);
      await expect(map.locator('canvas')).toBeFocused();

      // Moved by the reader, the map offers to search where it is.
      const here = page.getByRole('button', { name: searchHere });
      await expect(here).toBeHidden();
      await map.locator('canvas').focus();
      await page.keyboard.press('ArrowLeft');
      await here.click();
      await expect(page).toHaveURL(/latitude=[\d.]+&longitude=[\d.]+&distance=\d+/);
      await expect(page).not.toHaveURL(/location_id/);
      await expect(here).toBeHidden();

      // It stays open for the tab.
      await page.reload();
      await expect(map).toBeVisible();
      await open.click();
      await expect(map).toBeHidden();
    });
