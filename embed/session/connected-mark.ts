/**
 * The mark that the visitor asked to stay connected on this site: one word, no secret. Without it
 * every page view would ask the server for a connection that most visitors do not have.
 */
const key = (site: string) => `porua:${site}`;

export function isMarkedConnected(site: string): boolean {
  try {
    return localStorage.getItem(key(site)) !== null;
  } catch {
    return false;
  }
}

export function markConnected(site: string, keep: boolean): void {
  try {
    if (keep) localStorage.setItem(key(site), 'kept');
    else localStorage.removeItem(key(site));
  } catch {
    // A page that forbids storage asks again on the next visit.
  }
}
