/** sessionStorage that may be forbidden or full: then nothing is remembered, and nothing breaks. */
export function readSession(name: string): string | null {
  try {
    return sessionStorage.getItem(name);
  } catch {
    return null;
  }
}

export function writeSession(name: string, value: string) {
  try {
    sessionStorage.setItem(name, value);
  } catch {
    // Remembering a scroll position is a comfort, not a need.
  }
}

export function removeSession(name: string) {
  try {
    sessionStorage.removeItem(name);
  } catch {
    // What could not be written need not be removed.
  }
}

export const DRAFT_PREFIX = 'draft:';

/** Whoever signs out leaves nothing half written for the next person at this device. */
export function forgetDrafts() {
  try {
    for (const name of Object.keys(sessionStorage))
      if (name.startsWith(DRAFT_PREFIX)) sessionStorage.removeItem(name);
  } catch {
    // Where storage is forbidden there are no drafts either.
  }
}
