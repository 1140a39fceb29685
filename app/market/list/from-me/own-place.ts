import type { Point } from '#core/ground/geo/distance.ts';
import { type Signal, signal, useSignals } from '#ui/signals.ts';

const ownPlace: Signal<Point | null> = signal(null);

/**
 * The reader's place, to about 100 m, from a press of "Distance from me" until another or until the page is
 * loaded again. It leaves this page for no server and is stored nowhere.
 */
export function useOwnPlace(): Point | null {
  useSignals();
  return ownPlace.value;
}

export function setOwnPlace(place: Point | null) {
  ownPlace.value = place;
}
