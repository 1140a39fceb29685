import { dayjs } from '#core/ground/dates/dhaka.ts';

/** The places that ask whether to send messages to this device. */
export type AskingPlace = 'applied' | 'requested';

const QUIET_DAYS = 30;
const keyOf = (place: AskingPlace) => `push-later:${place}`;

/** "Not now" holds for a month, at that place. */
export function wasAskedLately(place: AskingPlace): boolean {
  try {
    const at = Number(localStorage.getItem(keyOf(place)) ?? Number.NaN);
    return dayjs.utc().diff(dayjs.utc(at), 'day') < QUIET_DAYS;
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
