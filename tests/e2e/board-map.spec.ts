import { cards, expect, isPhone, LANGUAGES, read, test, toNumber } from './reader.ts';

for (const lang of LANGUAGES)
  test(`jobs on a map, those of one area, and what is in sight, in ${lang}`, {
    tag: '@sizes',
  }, async ({ page, speak }) => {
    const { board } = await speak(lang);
    const boardMap = read<{ label: string; hint: string; searchHere: string }>(lang, 'boardMap');
    await page.goto('/job-board?city_id=1');
    await expect(cards(page)).toHaveCount(10);
    const open = page.getByRole('button', { name: board.map, exact: true });
    await open.click();
    await expect(open).toHaveAttribute('aria-pressed', 'true');
    const map = page.getByRole('application', { name: boardMap.label });
    await expect(map).toBeVisible();
    await expect(page.getByText(boardMap.hint)).toBeVisible();
    const [ofMap, ofList] = [await map.boundingBox(), await cards(page).first().boundingBox()];
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
    const area = areas.first();
    const count = toNumber((await area.textContent()) ?? '');
    const name = (await area.getAttribute('aria-label'))?.split(',')[0] ?? '';
    await area.click();
    await expect(page).toHaveURL(/city_id=1&location_id=\d+$/);
    await expect(cards(page)).toHaveCount(Math.min(count, 10));
    await expect(cards(page).first()).toContainText(name);

    // Moved by the reader, the map offers to search where it is.
    const here = page.getByRole('button', { name: boardMap.searchHere });
    await expect(here).toBeHidden();
    await map.locator('canvas').focus();
    await page.keyboard.press('ArrowLeft');
    await here.click();
    await expect(page).toHaveURL(/latitude=[\d.]+&longitude=[\d.]+&distance=\d+$/);
    await expect(here).toBeHidden();

    // It stays open for the tab.
    await page.reload();
    await expect(map).toBeVisible();
    await open.click();
    await expect(map).toBeHidden();
  });
