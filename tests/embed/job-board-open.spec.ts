/** The board opens a job: lost files, lost networks, other pages. In one page: tests/elements/job-board-open.test.ts. */
import path from 'node:path';
import type { Locator } from '@playwright/test';
import commonBn from '#locales/bn/ground/common.json' with { type: 'json' };
import boardBn from '#locales/bn/market/board.json' with { type: 'json' };
import jobBn from '#locales/bn/market/job.json' with { type: 'json' };
import common from '#locales/en/ground/common.json' with { type: 'json' };
import job from '#locales/en/market/job.json' with { type: 'json' };
import { toEmbedManifest } from '../../build/embed-manifest.ts';
import { readManifest } from '../bundle/read-build.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { expect, SCRIPT, test } from './partner-page.ts';

const markup = (attributes = '') =>
  `<div style="height:400px"></div><porua-job-board page-size="6" site="shapla" ${attributes}><a href="#">Jobs</a></porua-job-board>${SCRIPT}`;

/** Finds the cards of a board that answers: before, they lead to our site as links do. */
const cardsOf = (element: Locator) =>
  element.and(element.page().locator('[data-porua-state=ready]')).locator('a[data-job-id]');
const manifest = readManifest('embed');
const built = toEmbedManifest(manifest);
const addressOf = (file: string) => `/embed/assets/${file}`;
/** Files the board needs before it can be used. */
const neededAtOnce = Object.values(built.files['job-board'] ?? {})
  .flat()
  .map(addressOf);

const _activeJobId = (element: Locator) =>
  element.evaluate((node) => node.shadowRoot?.activeElement?.getAttribute('data-job-id'));

for (const open of ['inline', 'modal'])
  test(`${open}: a lost chunk is reported in place, the page stays`, async ({ page, partner }) => {
    const before = neededAtOnce;
    let isLost = true;
    await page.route(`${PRODUCT}/embed/assets/**`, (route) => {
      const isOther = !before.includes(new URL(route.request().url()).pathname);
      return isLost && isOther ? route.abort() : route.continue();
    });
    await partner.open(markup(`open="${open}"`));
    const address = page.url();
    const element = page.locator('porua-job-board');
    const card = cardsOf(element).first();
    const jobId = await card.getAttribute('data-job-id');
    await card.click();
    await expect(element.getByRole('alert')).toContainText(common.loadError);
    const onward = element.getByRole('alert').getByRole('link');
    await expect(onward).toHaveAttribute('target', '_blank');
    await expect(onward).toHaveAttribute('href', `${PRODUCT}/job-details/${jobId}?from=shapla`);

    isLost = false;
    await element.getByRole('alert').getByRole('button', { name: common.retry }).click();
    await expect(element.getByRole('heading', { name: job.details.title })).toBeVisible();
    expect(page.url()).toBe(address);
    expect(partner.complaints.join()).not.toContain('uncaught');
  });

test('inline: back in its first language, an opened job waits for texts that were lost', async ({
  page,
  partner,
}) => {
  const lost = `${PRODUCT}${addressOf(path.basename(manifest['embed/texts/job/bn.ts']?.file ?? ''))}`;
  let isLost = true;
  await page.route(`${lost}*`, (route) => (isLost ? route.abort() : route.continue()));
  await partner.open(markup('lang="bn"'));
  const element = page.locator('porua-job-board');
  await expect(cardsOf(element).first()).toBeVisible();
  const speak = (lang: string) =>
    element.evaluate((node, to) => node.setAttribute('lang', to), lang);
  await speak('en');
  const opened = element.locator('section.job-in-place');
  await expect(element.getByRole('link', { name: 'Porua' })).toBeVisible();
  await cardsOf(element).first().click();
  await expect(opened.getByRole('heading', { name: job.details.title })).toBeVisible();

  await speak('bn');
  await expect(opened.getByRole('alert')).toContainText(commonBn.loadError);
  isLost = false;
  await opened.getByRole('button', { name: commonBn.retry }).click();
  await expect(opened.getByRole('heading', { name: jobBn.details.title })).toBeVisible();
  await opened.getByRole('button', { name: boardBn.back }).click();
  await expect(cardsOf(element).first()).toBeVisible();
});

test('inline: offline, a click shows it in place with a way to try again', async ({
  page,
  partner,
  context,
}) => {
  await partner.open(markup());
  const address = page.url();
  const element = page.locator('porua-job-board');
  const card = cardsOf(element).first();
  await expect(card).toBeVisible();
  await context.setOffline(true);
  await card.click();
  await expect(element.getByRole('alert')).toContainText(common.noInternet);
  await expect(element.getByRole('button', { name: common.retry })).toBeVisible();
  await expect(element.locator('a[target=_blank]:visible').first()).toBeVisible();
  await context.setOffline(false);
  await expect(element.getByRole('heading', { name: job.details.title })).toBeVisible({
    timeout: 20_000,
  });
  expect(page.url()).toBe(address);
});

test('page: follows the link to our site', async ({ page, partner }) => {
  await partner.open(markup('open="page"'));
  await cardsOf(page.locator('porua-job-board')).first().click();
  await page.waitForURL(new RegExp(`^${PRODUCT}/job-details/\\d+\\?from=shapla$`));
});

test('leaves a click with the control key to the browser', async ({ page, partner, context }) => {
  await partner.open(markup());
  const card = cardsOf(page.locator('porua-job-board')).first();
  await expect(card).toBeVisible();
  const [tab] = await Promise.all([
    context.waitForEvent('page'),
    card.click({ modifiers: ['ControlOrMeta'] }),
  ]);
  await tab.waitForURL(/\/job-details\/\d+/);
  await expect(card).toBeVisible();
});

// The page is not one of those registered for this partner.
test('Apply opens the job on our site in a new tab, and the page may keep it closed', async ({
  page,
  partner,
  context,
}) => {
  await partner.open(markup());
  const element = page.locator('porua-job-board');
  await cardsOf(element).first().click();
  const apply = element.getByRole('button', { name: job.apply });
  const [tab] = await Promise.all([context.waitForEvent('page'), apply.click()]);
  expect(tab.url()).toMatch(new RegExp(`^${PRODUCT}/job-details/\\d+\\?from=shapla$`));
  expect(await tab.evaluate(() => window.opener)).toBeNull();
  await tab.close();
  await page.evaluate(() => addEventListener('porua-apply', (event) => event.preventDefault()));
  await apply.click();
  await page.waitForTimeout(300);
  expect(context.pages()).toHaveLength(1);
});

test('a broken answer is shown as a failure with a way to try again', async ({ page, partner }) => {
  await page.route(`${PRODUCT}/api/job-board?**`, (route) =>
    route.fulfill({ json: { data: [{ id: 1 }] }, headers: { 'access-control-allow-origin': '*' } }),
  );
  await page.route(`${PRODUCT}/embed/fragment/**`, (route) => route.abort());
  await partner.open(
    `<script>addEventListener('porua-error', (event) => { window.heard = event.detail.code; });</script>${markup()}`,
  );
  const element = page.locator('porua-job-board');
  await expect(element.getByText(common.somethingWrong)).toBeVisible();
  expect(await page.evaluate(() => Reflect.get(window, 'heard'))).toBe('render_failed');
  expect(partner.complaints.join()).not.toContain('uncaught');
  await page.unroute(`${PRODUCT}/api/job-board?**`);
  await element.getByRole('button', { name: common.retry }).click();
  await expect(element.locator('a[part=full-site-link]')).toBeVisible();
});
