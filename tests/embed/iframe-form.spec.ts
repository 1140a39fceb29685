/** The iframe form of every widget: for editors that strip scripts, with and without our script around it. */
import type { Page } from '@playwright/test';
import { answerTuition, goOn, verifyPhone } from '../e2e/hire-form.ts';
import { newPhone } from '../e2e/person.ts';
import { textsOf } from '../e2e/reader.ts';
import { assistantSubject } from '../elements/subjects/assistant-subject.ts';
import type { ElementSubject } from '../elements/subjects/element-subject.ts';
import { hireTutorSubject } from '../elements/subjects/hire-tutor-subject.ts';
import { jobBoardSubject } from '../elements/subjects/job-board-subject.ts';
import { jobDetailSubject } from '../elements/subjects/job-detail-subject.ts';
import { tutorHubSubject } from '../elements/subjects/tutor-hub-subject.ts';
import { PRODUCT } from '../setup/test-site.ts';
import { expectSights } from './expect-sights.ts';
import { expect, type PartnerPage, SCRIPT, test } from './partner-page.ts';

const SUBJECTS = [
  jobBoardSubject,
  jobDetailSubject,
  hireTutorSubject,
  tutorHubSubject,
  assistantSubject,
];
const texts = textsOf('en');

const address = ({ widget, attribute }: ElementSubject, value: string, more = '') =>
  `${PRODUCT}/embed/frame/${widget}?${attribute}=${value}&lang=en${more}`;
const iframe = (src: string) =>
  `<iframe src="${src}" title="Porua" style="width:100%;height:900px;border:0"></iframe>`;

for (const subject of SUBJECTS) {
  const { tag, widget } = subject;

  test(`${widget} stands in a frame and its way onward leaves it`, async ({ page, partner }) => {
    const [first] = await subject.values();
    await partner.open(iframe(address(subject, first, '&site=shapla')));
    const element = page.frameLocator('iframe').locator(tag);
    await expectSights(element, await subject.sightsOf(first));
    const onward = element.locator('a[part=full-site-link]');
    await expect(onward).toHaveAttribute('href', /from=shapla/);
    expect(partner.complaints).toEqual([]);
  });

  test(`${widget}: with our script on the page the frame is as high as its content`, async ({
    page,
    partner,
  }) => {
    const [first] = await subject.values();
    await partner.open(`${iframe(address(subject, first))}<p>Below</p>${SCRIPT}`);
    await expectSights(page.frameLocator('iframe').locator(tag), await subject.sightsOf(first));
    const inner = page.frame({ url: new RegExp(`/embed/frame/${widget}`) });
    await expect
      .poll(() =>
        inner?.evaluate(() =>
          Math.max(
            document.documentElement.scrollHeight - innerHeight,
            // Half a pixel is rounded up.
            innerHeight - document.body.offsetHeight - 1,
          ),
        ),
      )
      .toBe(0);
    await expect(page.getByText('Below')).toBeVisible();
  });

  test(`${widget}: its page leads to our site when its scripts are lost`, async ({
    page,
    partner,
  }) => {
    for (const lost of [`${PRODUCT}/embed.js`, `${PRODUCT}/embed/assets/**`]) {
      await page.route(lost, (route) => route.abort());
      await partner.open(iframe(address(subject, '1')));
      const link = page.frameLocator('iframe').getByRole('link', { name: /Porua/ });
      await expect(link).toBeVisible();
      const href = await link.evaluate((node) => node instanceof HTMLAnchorElement && node.href);
      expect(href).toMatch(new RegExp(`^${PRODUCT}${subject.onwardPath}`));
      await page.unroute(lost);
    }
  });
}

for (const { widget, tag } of [jobBoardSubject, tutorHubSubject])
  test(`${widget}: in a frame that stays as it is, a list is no longer than it`, async ({
    page,
    partner,
  }) => {
    await partner.open(iframe(`${PRODUCT}/embed/frame/${widget}?lang=en`));
    const element = page.frameLocator('iframe').locator(tag);
    await expect(element.locator('article').first()).toBeVisible();
    await expect(element.getByRole('button', { name: /^Load more/ })).toBeVisible();
    const inner = page.frame({ url: new RegExp(`/embed/frame/${widget}`) });
    // It was 3,916 px in 900. The two tutors of the shortest list, with the filters and what is
    // around them, need twice the height on a phone; each line that wraps adds a little.
    await expect
      .poll(() => inner?.evaluate(() => document.documentElement.scrollHeight / innerHeight))
      .toBeLessThan(2.4);
  });

test('the lines of the guide do the same without our script', async ({ page, partner }) => {
  const lines = `<script>
    addEventListener('message', (event) => {
      if (event.origin !== '${PRODUCT}' || event.data.t !== 'porua:resize') return;
      for (const frame of document.querySelectorAll('iframe'))
        if (frame.contentWindow === event.source) frame.style.height = event.data.h + 'px';
    });
  </script>`;
  await partner.open(lines + iframe(`${PRODUCT}/embed/frame/job-board?lang=en`));
  const inner = () => page.frame({ url: /embed\/frame/ });
  await expect(page.frameLocator('iframe').locator('article')).toHaveCount(10);
  await expect
    .poll(() => inner()?.evaluate(() => document.documentElement.scrollHeight - innerHeight))
    .toBe(0);
});

test('nobody else can make a frame of ours higher', async ({ page, partner }) => {
  await partner.open(
    `${iframe(`${PRODUCT}/embed/frame/hire-tutor?lang=en`)}<iframe id="other" srcdoc="<script>parent.postMessage({ t: 'porua:resize', h: 7777 }, '*')</script>"></iframe>${SCRIPT}`,
  );
  await expect(page.frameLocator('iframe').first().locator('form').first()).toBeVisible();
  await page.evaluate(() => postMessage({ t: 'porua:resize', h: 7777 }, '*'));
  await page.waitForTimeout(300);
  const heights = await page
    .locator('iframe')
    .evaluateAll((frames) => frames.map((frame) => frame.getBoundingClientRect().height));
  expect(heights.filter((height) => height > 5000)).toEqual([]);
  expect(partner.complaints).toEqual([]);
});

const openHighFrame = (partner: PartnerPage) =>
  partner.open(
    `<div style="height:300px"></div>${iframe(`${PRODUCT}/embed/frame/job-board?lang=en&open=modal`)}${SCRIPT}`,
  );

async function expectOnScreen(page: Page) {
  const dialog = page.frameLocator('iframe').locator('dialog');
  await expect(dialog).toBeVisible();
  await expect(async () => {
    const box = await dialog.boundingBox();
    const height = page.viewportSize()?.height ?? 0;
    expect(box?.y).toBeGreaterThanOrEqual(0);
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height + 1);
  }).toPass();
}

test('a dialog of a frame higher than the screen opens where the reader looks', {
  tag: '@sizes',
}, async ({ page, partner }) => {
  await openHighFrame(partner);
  const cards = page.frameLocator('iframe').locator('a[data-job-id]');
  await expect(cards).toHaveCount(10);
  await cards.nth(9).click();
  await expectOnScreen(page);
});

test('a dialog of a frame higher than the screen follows the reader who scrolls the page', async ({
  page,
  partner,
}) => {
  await openHighFrame(partner);
  const card = page.frameLocator('iframe').locator('a[data-job-id]').nth(9);
  await card.hover();
  // A hand is above a card for a moment before it presses.
  await page.waitForTimeout(300);
  await card.click();
  await expectOnScreen(page);
  const top = await page.evaluate(() => scrollY);
  expect(top).toBeGreaterThan(500);
  for (const y of [0, top]) {
    // What the press made the frame note has been noted.
    await page.waitForTimeout(500);
    await page.evaluate((to) => scrollTo(0, to), y);
    await expectOnScreen(page);
  }
});

test('the hire form of a frame asks for name and phone in a window of its own', async ({
  page,
  partner,
  request,
  context,
}) => {
  test.slow();
  await partner.open(iframe(`${PRODUCT}/embed/frame/hire-tutor?lang=en`) + SCRIPT);
  const element = page.frameLocator('iframe').locator('porua-hire-tutor');
  await answerTuition(element, texts);
  await goOn(element, texts);
  const button = element.getByRole('button', { name: /Continue in a Porua window/ });
  const [popup] = await Promise.all([context.waitForEvent('page'), button.click()]);
  await expect(element.locator('iframe')).toHaveCount(0);
  await verifyPhone(popup, texts, request, newPhone(), texts.hire.contact.submit);
  await expect(element.getByRole('heading', { name: texts.hire.done.title })).toBeVisible();
});
