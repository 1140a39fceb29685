/** Counts what the network carries to a visitor: compressed, with the headers of each answer. */
import { expect, type Page } from '@playwright/test';
import { PRODUCT } from '../setup/test-site.ts';

/** Counts the bytes by the address of each answer whose address begins as asked. */
export async function countBytes(page: Page, ...starts: readonly string[]) {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  const ours = new Map<string, string>();
  const bytes = new Map<string, number>();
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    if (starts.some((start) => request.url.startsWith(PRODUCT + start)))
      ours.set(requestId, request.url.slice(PRODUCT.length));
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const url = ours.get(requestId);
    if (url) bytes.set(url, encodedDataLength);
  });
  return {
    bytes,
    sum: () => [...bytes.values()].reduce((total, one) => total + one, 0),
    list: () => [...bytes].map(([url, one]) => `${one} ${url}`).join('\n'),
    /** All that has been asked for has come. */
    whenComplete: () => expect.poll(() => bytes.size).toBe(ours.size),
  };
}
