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
