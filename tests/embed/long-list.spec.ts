/**
 * Tests what a long list keeps of each page.
 * Source: docs/requirements/market/job-board.md, "List".
 */
import type { CDPSession } from '@playwright/test';
import { expect, SCRIPT, test } from './partner-page.ts';

const PAGES = 5;
/** Some hundred, and the page around it; more, where a page keeps the filters as they were when it came. */
const OF_A_CARD = 300;

const PLAIN_OBJECTS = `function () {
  return this.filter((one) => Object.getPrototypeOf(one) === Object.prototype).length;
}`;

/** Plain objects that are kept, the copies of cards among them, and listeners; after a collection. */
async function readKept(session: CDPSession) {
  const idOf = ({ objectId = '' }: { objectId?: string | undefined }) => objectId;
  const { result } = await session.send('Runtime.evaluate', { expression: 'Object.prototype' });
  const all = await session.send('Runtime.queryObjects', { prototypeObjectId: idOf(result) });
  const { result: count } = await session.send('Runtime.callFunctionOn', {
    objectId: idOf(all.objects),
    functionDeclaration: PLAIN_OBJECTS,
  });
  await session.send('Runtime.releaseObject', { objectId: idOf(all.objects) });
  const { metrics } = await session.send('Performance.getMetrics');
  const listeners = metrics.find(({ name }) => name === 'JSEventListeners');
  return { objects: Number(count.value), listeners: listeners?.value };
}

const lists = { 'porua-job-board': 'Load more jobs', 'porua-tutor-hub': 'Load more tutors' };

for (const [tag, name] of Object.entries(lists))
  test(`${tag}: a page keeps its cards alone, and no listeners`, async ({ page, partner }) => {
    const session = await page.context().newCDPSession(page);
    await session.send('Performance.enable');
    await partner.open(`<${tag} lang="en" page-size="1"></${tag}>${SCRIPT}`);
    const cards = page.locator(tag).getByRole('article');
    await expect(cards).toHaveCount(1);
    const more = page.getByRole('button', { name });
    const turnTo = async (last: number) => {
      for (let shown = await cards.count(); shown < last; shown += 1) {
        await more.click();
        await expect(cards).toHaveCount(shown + 1);
      }
      return readKept(session);
    };
    // Filters, texts and compiled code come with the first pages.
    const before = await turnTo(PAGES);
    const after = await turnTo(2 * PAGES);
    expect(after.listeners).toBeLessThanOrEqual(before.listeners ?? 0);
    expect((after.objects - before.objects) / PAGES).toBeLessThan(OF_A_CARD);
  });
