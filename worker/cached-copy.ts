/**
 * Makes what comes out of a cache say since when it is: answers as the server's own memory does,
 * pages by a mark.
 */
import type { WorkboxPlugin } from 'workbox-core';
import { FROM_MEMORY_HEADER } from '#core/ground/api/from-memory.ts';
import { CACHED_AT } from '#core/site/offline/offline-cache.ts';

/** The body is unpacked already. */
const OF_THE_TRANSFER = ['content-encoding', 'content-length', 'transfer-encoding'];

function trueAt({ headers }: Response): number {
  const sent = Date.parse(headers.get('date') ?? '');
  return Number.isNaN(sent) ? Date.now() : sent - Number(headers.get('age') ?? 0) * 1000;
}

function headersOf({ headers }: Response): Headers {
  const copy = new Headers(headers);
  for (const name of OF_THE_TRANSFER) copy.delete(name);
  return copy;
}

/** Returns the response with other text in it. */
export async function rewritten(response: Response, change: (html: string) => string) {
  return new Response(change(await response.text()), { headers: headersOf(response) });
}

const ATTRIBUTE = `data-${CACHED_AT.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;

/** A page that holds its own answers; the others ask for theirs. */
const markPage = (response: Response) =>
  rewritten(response, (html) =>
    html.includes('id="first-view"')
      ? html.replace('<html', `<html ${ATTRIBUTE}="${trueAt(response)}"`)
      : html,
  );

async function markAnswer(response: Response) {
  const headers = headersOf(response);
  const seconds = Math.max(0, Math.round((Date.now() - trueAt(response)) / 1000));
  headers.set(FROM_MEMORY_HEADER, String(seconds));
  return new Response(response.body, { headers });
}

const saying = (mark: (response: Response) => Promise<Response>): WorkboxPlugin => ({
  cachedResponseWillBeUsed: async ({ cachedResponse }) =>
    cachedResponse ? mark(cachedResponse) : null,
});

export const pagesSaySince = saying(markPage);
export const answersSaySince = saying(markAnswer);
