/** The places that ask whether to send messages to this device. */
export type AskingPlace = 'applied' | 'requested';

const QUIET_MS = 30 * 24 * 3_600_000;
const keyOf = (place: AskingPlace) => `push-later:${place}`;

/** "Not now" holds for a month, at that place. */
export function wasAskedLately(place: AskingPlace): boolean {
  try {
    const at = Number(localStorage.getItem(keyOf(place)) ?? Number.NaN);
    return Date.now() - at < QUIET_MS;
  } catch {
    // Nothing can be remembered here, so nobody is asked again and again.
    return true;
  }
}

export function noteAsked(place: AskingPlace) {
  try {
    localStorage.setItem(keyOf(place), String(Date.now()));
  } catch {
    // The card is gone all the same.
  }
}
