/**
 * Days and salary valid on a day: those of the confirmation, and what both have agreed on since.
 * The platform charge and refunds do not look here: they count from the confirmed salary.
 */
import { dayAfter } from './tuition-changes.ts';

export interface Terms {
  daysInWeek: number;
  /** Taka a month. */
  salary: number;
}

/** A change both agreed to. If several begin on the same day, the one agreed on last counts. */
export interface AgreedChange {
  fromOn: string;
  agreedAt: Date;
  daysInWeek: number | null;
  salary: number | null;
}

export interface TermsInForce extends Terms {
  /** The day since which they differ from the confirmed terms; null while they do not. */
  changedOn: string | null;
}

const byDay = (one: AgreedChange, other: AgreedChange) =>
  one.fromOn.localeCompare(other.fromOn) || one.agreedAt.getTime() - other.agreedAt.getTime();

export function termsInForce(
  confirmed: Terms,
  agreed: readonly AgreedChange[],
  day: string,
): TermsInForce {
  const terms: TermsInForce = { ...confirmed, changedOn: null };
  for (const change of agreed.filter(({ fromOn }) => fromOn <= day).sort(byDay)) {
    terms.daysInWeek = change.daysInWeek ?? terms.daysInWeek;
    terms.salary = change.salary ?? terms.salary;
    terms.changedOn = change.fromOn;
  }
  return terms;
}

/** A pause both agreed to; ended early, lessons go on from `endedOn`. */
export interface AgreedPause {
  fromOn: string;
  toOn: string;
  endedOn: string | null;
}

/** The last day without lessons; before `fromOn` when the pause was ended before it began. */
export const lastPausedDay = ({ toOn, endedOn }: AgreedPause): string =>
  endedOn === null ? toOn : dayAfter(endedOn, -1);

export const isPausedOn = (pause: AgreedPause, day: string): boolean =>
  pause.fromOn <= day && day <= lastPausedDay(pause);
