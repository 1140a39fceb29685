import { ownPath } from '#app/people/session/where-to.ts';

/** The page to return to after a step; only one of our own. */
export const readRedirect = (params: URLSearchParams): string | null =>
  ownPath(params.get('redirect'));
