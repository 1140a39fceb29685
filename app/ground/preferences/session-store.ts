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

export function sessionNames(): string[] {
  try {
    return Object.keys(sessionStorage);
  } catch {
    return [];
  }
}

export const DRAFT_PREFIX = 'draft:';

const forgetters = new Set<() => void>();

/** Registers a function that forgets drafts in the memory of the page; it runs when drafts go. */
export function whenForgotten(forget: () => void) {
  forgetters.add(forget);
}

/**
 * Forgets all drafts: a person who signs out leaves nothing half written for the next person at
 * this device.
 */
export function forgetDrafts() {
  // First: what is still at work would write it again.
  for (const forget of forgetters) forget();
  for (const name of sessionNames()) if (name.startsWith(DRAFT_PREFIX)) removeSession(name);
  try {
    for (const name of Object.keys(localStorage))
      if (name.startsWith(DRAFT_PREFIX)) localStorage.removeItem(name);
  } catch {
    // What could not be written need not be removed.
  }
}
