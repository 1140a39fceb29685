/**
 * Screens that begin with what this browser has saved: drafts, a phone, the job one came from. The
 * server draws them for who has nothing of it; for others they are drawn here, in one go.
 */
import { readActionPage, readPhone } from '#app/ground/preferences/cookies.ts';
import { sessionNames } from '#app/ground/preferences/session-store.ts';

const FROM_WHAT_IS_SAVED = /^\/(?:auth|crm|assistant|contact)\b/;
/** The names that every page saves: how far it was scrolled, and what was opened from it. */
const OF_ANY_PAGE = /^(?:scroll|opened):/;

export const beginsWithSaved = (pathname: string): boolean =>
  FROM_WHAT_IS_SAVED.test(pathname) &&
  (readPhone() !== undefined ||
    readActionPage() !== undefined ||
    sessionNames().some((name) => !OF_ANY_PAGE.test(name)));
