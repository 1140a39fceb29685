/**
 * Stores what is needed if windows are blocked and the whole tab goes to our page and comes back.
 * Only then the verifier is stored, for this tab, and taken out again by the first page that loads.
 */
import type { Place } from './place.ts';
import type { Secrets } from './secrets.ts';

export interface RedirectMemory {
  secrets: Secrets;
  jobId: number;
  hash: string;
  place: Place;
}

const key = (site: string) => `porua:${site}:return`;

/** False where the page forbids storage: then the tab must not leave. */
export function rememberRedirect(site: string, memory: RedirectMemory): boolean {
  try {
    sessionStorage.setItem(key(site), JSON.stringify(memory));
    return true;
  } catch {
    return false;
  }
}

/** We wrote it ourselves in this tab; a page that changes it only loses its own connection. */
export function takeRedirect(site: string): RedirectMemory | null {
  try {
    const text = sessionStorage.getItem(key(site));
    sessionStorage.removeItem(key(site));
    return text ? JSON.parse(text) : null;
  } catch {
    return null;
  }
}
