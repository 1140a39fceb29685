import type { DraftStore } from '#ui/environment.tsx';

const PREFIX = 'porua:';

/** Drafts in the partner page's own session storage, where it has one; never a phone or a code. */
export const pageDrafts: DraftStore = {
  read(name) {
    try {
      return sessionStorage.getItem(PREFIX + name);
    } catch {
      return null;
    }
  },
  write(name, text) {
    try {
      if (text === null) sessionStorage.removeItem(PREFIX + name);
      else sessionStorage.setItem(PREFIX + name, text);
    } catch {
      // Storage forbidden or full: the draft then lasts as long as the page.
    }
  },
};

/**
 * Returns whether this page remembers anything with that beginning: what it shows first is then its
 * own.
 */
export function hasPageDrafts(beginning: string): boolean {
  try {
    return Object.keys(sessionStorage).some((key) => key.startsWith(PREFIX + beginning));
  } catch {
    return false;
  }
}
