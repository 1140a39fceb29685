import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { PNG } from 'pngjs';
import type { Resources } from '#core/ground/i18n/resources.ts';
import { type Shape, writeStreetFile } from '../setup/write-street-file.ts';
import { test } from './clocked-product.ts';
import { expect, LANGUAGES, read } from './reader.ts';

/** Degrees: some 5 km. */
const AROUND = 0.05;
/** The colour of a great street, `--street-highway` (app/ground/map/streets/streets.css). */
const COLORS = { light: [0xf6, 0xbf, 0x70], dark: [0x8a, 0x65, 0x28] };
const NAMES = { en: 'Begum Rokeya Avenue', bn: 'বেগম রোকেয়া সরণি' };

/** One great street from west to east through a place. */
function streetThrough(latitude: number, longitude: number) {
  const [west, east] = [longitude - AROUND, longitude + AROUND];
  const [south, north] = [latitude - AROUND, latitude + AROUND];
  const earth: Shape = {
    type: 'Feature',
    properties: { kind: 'earth' },
    geometry: {
      type: 'Polygon',
      coordinates: [
        [
          [west, south],
          [east, south],
          [east, north],
          [west, north],
          [west, south],
        ],
      ],
    },
  };
  const street: Shape = {
    type: 'Feature',
    properties: { kind: 'highway', name: NAMES.en, 'name:bn': NAMES.bn },
    geometry: {
      type: 'LineString',
      coordinates: [
        [west, latitude],
        [east, latitude],
      ],
    },
  };
  // It ends before the zoom of a place: nearer, the same is drawn larger.
  const zooms = { minZoom: 10, maxZoom: 13 };
  return { west, east, south, north, ...zooms, layers: { earth: [earth], roads: [street] } };
}

/** Returns how many pixels of the map have this very colour. */
async function countPixels(page: Page, [red, green, blue]: readonly number[]): Promise<number> {
  const picture = await page.locator('.place-map').screenshot();
  const { data } = PNG.sync.read(picture);
  let count = 0;
  for (let at = 0; at < data.length; at += 4)
    if (data[at] === red && data[at + 1] === green && data[at + 2] === blue) count += 1;
  return count;
}

for (const lang of LANGUAGES)
  test(`streets of the operator's file on the map of a place, in ${lang}`, async ({
    browser,
    page,
    speak,
    product,
  }) => {
    const { applying } = await speak(lang);
    const credits = read<Resources['listMap']>(lang, 'listMap');
    const theme = lang === 'en' ? 'light' : 'dark';
    const { origin, folder } = product;
    const file = path.join(folder, 'map.pmtiles');
    const { data } = await (await page.request.get(`${origin}/api/job-board?city_id=1`)).json();
    const job = await (await page.request.get(`${origin}/api/job-board/${data[0].id}`)).json();
    const { latitude, longitude } = job.data ?? job;
    writeStreetFile(file, streetThrough(latitude, longitude));
    const refused: string[] = [];
    page.on('console', (message) => {
      if (/Content Security Policy/.test(message.text())) refused.push(message.text());
    });
    const ranges: [string | undefined, number][] = [];
    page.on('response', async (response) => {
      if (response.url().includes('/map.pmtiles'))
        ranges.push([response.request().headers()['range'], response.status()]);
    });
    const open = async (on: Page) => {
      await on.emulateMedia({ colorScheme: theme });
      await on.goto(`${origin}/job-details/${data[0].id}`);
      await on.getByRole('button', { name: applying.showMap }).click();
    };

    await open(page);
    await expect(page.locator('.map-label.street')).toHaveText(NAMES[lang]);
    await expect.poll(() => countPixels(page, COLORS[theme])).toBeGreaterThan(500);
    const credit = page.getByRole('link', { name: credits.data });
    await expect(credit).toHaveAttribute('href', 'https://www.openstreetmap.org/copyright');
    await expect(page.getByRole('link', { name: credits.streets })).toBeVisible();
    expect(ranges.length).toBeGreaterThan(1);
    for (const range of ranges) expect(range).toEqual([expect.stringMatching(/^bytes=\d+-/), 206]);

    // The file is taken away while maps still name it: who has nothing of it yet sees ours.
    rmSync(file);
    const stranger = await browser.newContext();
    await stranger.addCookies([{ name: 'lang', value: lang, url: origin }]);
    const other = await stranger.newPage();
    await open(other);
    await expect(other.getByRole('link', { name: credits.data })).toBeVisible();
    await expect(other.locator('.map-label').first()).toBeVisible();
    await expect(other.getByRole('link', { name: credits.streets })).toBeHidden();
    await expect(other.locator('.map-label.street')).toHaveCount(0);
    expect(await countPixels(other, COLORS[theme])).toBe(0);
    await stranger.close();
    expect(refused).toEqual([]);
  });
