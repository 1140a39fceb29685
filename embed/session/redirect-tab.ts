import { notePlace } from './place.ts';
import { rememberRedirect } from './redirect-memory.ts';
import type { Secrets } from './secrets.ts';

interface RedirectOptions {
  site: string;
  secrets: Secrets;
  element: Element;
  jobId: number;
}

/** Browsers that block windows: the whole tab goes, and comes back to where it was. */
export function redirectTab(url: URL, { site, secrets, element, jobId }: RedirectOptions): boolean {
  const memory = { secrets, jobId, hash: location.hash, place: notePlace(element, jobId) };
  if (!rememberRedirect(site, memory)) return false;
  url.searchParams.set('mode', 'redirect');
  location.assign(url);
  return true;
}
