/** docs/requirements/site/sharing.md, "Share cards", "Feeds", "oEmbed": read as strangers read them, by parsers. */
import bn from '#locales/bn/shell/app.json' with { type: 'json' };
import en from '#locales/en/shell/app.json' with { type: 'json' };
import { PARTNER, PRODUCT } from '../setup/test-site.ts';
import { jobToRead } from './person.ts';
import { expect, LANGUAGES, test } from './reader.ts';

test('a job names a picture that is there, and where it can be framed', async ({ page }) => {
  const id = await jobToRead(page.request);
  await page.goto(`/job-details/${id}?lang=bn`);
  const content = (property: string) =>
    page.locator(`meta[property="${property}"]`).getAttribute('content');
  const address = (await content('og:image')) ?? '';
  expect(address).toMatch(`${PRODUCT}/share/job/${id}.jpg?lang=bn&v=`);
  expect([await content('og:image:width'), await content('og:image:height')]).toEqual([
    '1200',
    '630',
  ]);
  expect(await page.locator('meta[name="twitter:image"]').getAttribute('content')).toBe(address);
  const picture = await page.request.get(address);
  expect(picture.headers()['cache-control']).toContain('immutable');
  expect((await picture.body()).length).toBeLessThan(300_000);
  const oembed = await page.locator('link[type="application/json+oembed"]').getAttribute('href');
  expect((await (await page.request.get(oembed ?? '')).json()).type).toBe('rich');
});

test('a filtered list names its own picture', async ({ page }) => {
  for (const path of ['job-board', 'hub']) {
    await page.goto(`/${path}?city_id=1&lang=en`);
    const address = await page.locator('meta[property="og:image"]').getAttribute('content');
    expect(address).toContain(`${PRODUCT}/share/${path}.jpg?city_id=1&lang=en&v=`);
    const picture = await page.request.get(address ?? '');
    // The version is right: what the page shows is what the picture says.
    expect(picture.headers()['cache-control']).toContain('immutable');
  }
  await page.goto('/job-board?search=physics&lang=en');
  const address = await page.locator('meta[property="og:image"]').getAttribute('content');
  expect(address).toContain('/share/page.jpg?');
});

for (const kind of ['job', 'tutor'] as const)
  test(`a picture with link of a ${kind} shows and leads there on another page`, async ({
    page,
    context,
    speak,
  }) => {
    const { job: texts } = await speak('bn');
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
    const hub = await (await page.request.get('/api/tutor-hub?per_page=1')).json();
    const path =
      kind === 'job'
        ? `/job-details/${await jobToRead(page.request)}`
        : `/hub/tutor-profile/${hub.data[0].tutorid}`;
    await page.goto(path);
    await page.getByRole('button', { name: texts.share }).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.shareMenu.picture }).click();
    await expect(page.getByText(texts.shareMenu.pictureCopied)).toBeVisible();
    const markup = await page.evaluate(() => navigator.clipboard.readText());
    await page.goto(`${PARTNER}/`);
    await page.setContent(markup);
    const picture = page.getByRole('img');
    await expect(picture).toHaveAttribute('alt', /\S/);
    await expect
      .poll(() =>
        picture.evaluate((img) => (img instanceof HTMLImageElement ? img.naturalWidth : 0)),
      )
      .toBe(1200);
    await page.getByRole('link').click();
    await expect(page).toHaveURL(PRODUCT + path);
  });

test('feeds and oEmbed answers are well-formed XML', async ({ page }) => {
  await page.goto('/job-board?city_id=1&lang=bn');
  const feeds = page.locator('link[rel=alternate][type$="+xml"]');
  const hrefs = await feeds.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const found = hrefs.filter((href) => href !== null && !href.includes('/oembed'));
  expect(found).toHaveLength(2);
  const oembed = `${PRODUCT}/oembed?format=xml&url=${encodeURIComponent(`${PRODUCT}/hub`)}`;
  // Our own pages let nothing be parsed.
  await page.goto('about:blank');
  for (const href of [...found, oembed]) {
    const text = await (await page.request.get(String(href))).text();
    const root = await page.evaluate((xml) => {
      const parsed = new DOMParser().parseFromString(xml, 'application/xml');
      const error = parsed.querySelector('parsererror')?.textContent;
      return error ?? parsed.documentElement.localName;
    }, text);
    expect(['rss', 'feed', 'oembed']).toContain(root);
  }
});

for (const lang of LANGUAGES)
  test(`the list leads to its feed in ${lang}`, async ({ page }) => {
    await page.goto(`/job-board?city_id=1&lang=${lang}`);
    const link = page.getByRole('link', { name: { en, bn }[lang].feedOfList });
    await expect(link).toHaveAttribute('href', `/job-board.rss?city_id=1&lang=${lang}`);
  });

test('what is said of a page to other places goes with it', async ({ page }) => {
  await page.goto('/job-board?lang=en');
  await expect(page.locator('link[type="application/rss+xml"]')).toHaveCount(1);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Contact us' }).click();
  await expect(page.locator('link[rel=alternate][type]')).toHaveCount(0);
});
