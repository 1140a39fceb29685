/**
 * Drafts that outlive the closing of the browser: what waits for the network, and what filling it in
 * needs without one. `forgetDrafts` (session-store.ts) removes them when somebody signs out.
 */
import { DRAFT_PREFIX } from './session-store.ts';

const nameOf = (name: string) => `${DRAFT_PREFIX}${name}`;

export function readLocalDraft(name: string): unknown {
  try {
    return JSON.parse(localStorage.getItem(nameOf(name)) ?? 'null');
  } catch {
    return null;
  }
}

/** False where the browser has no room or forbids it. */
export function writeLocalDraft(name: string, value: unknown): boolean {
  try {
    localStorage.setItem(nameOf(name), JSON.stringify(value));
    return true;
  } catch {
    return false;
  }
}

/** Calls back when another tab of this browser has changed it. */
export function watchLocalDraft(name: string, changed: () => void): () => void {
  const listen = ({ key }: StorageEvent) => (key === null || key === nameOf(name)) && changed();
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
