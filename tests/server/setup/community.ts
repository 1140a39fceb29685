/** People of the community, and what they write. */
import { randomUUID } from 'node:crypto';
import type { Browser } from './accounts.ts';

/** A call of the community as status and body. */
export const communityOf = ({ browser }: { browser: Browser }) => {
  const send = async (
    method: 'GET' | 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
  ) => {
    const answer = await browser.ask({
      method,
      url: `/api/community/${path}`,
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    send,
    post: (text: string, more: object = {}) =>
      send('POST', 'posts', { text, picture_ids: [], idempotency_key: randomUUID(), ...more }),
    comment: (postId: number, text: string, more: object = {}) =>
      send('POST', `posts/${postId}/comments`, { text, idempotency_key: randomUUID(), ...more }),
    feed: (scope = 'all', before?: number) =>
      send('GET', `posts?scope=${scope}${before === undefined ? '' : `&before=${before}`}`),
  };
};
