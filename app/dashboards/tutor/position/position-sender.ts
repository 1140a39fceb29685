/**
 * The rules by which a device that moves tells where it is. Source:
 * docs/requirements/dashboards/tutor-area.md, "Position".
 */
import { distanceKm } from '#core/ground/geo/distance.ts';

/** The metres of a movement; anything nearer to the last position is none. */
const STEP_METRES = 100;
/** An update follows the movement after this; it does not wait for the device to stand still. */
export const DELAY_MS = 5000;

/** The names of the call. */
export interface Coordinates {
  lat: number;
  lon: number;
}

const metres = (one: Coordinates, other: Coordinates) =>
  1000 *
  distanceKm(
    { latitude: one.lat, longitude: one.lon },
    { latitude: other.lat, longitude: other.lon },
  );

export function createPositionSender(
  first: Coordinates | null,
  send: (position: Coordinates) => Promise<boolean>,
) {
  let last = first;
  let newest: Coordinates | null = null;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const isNear = (here: Coordinates) => last !== null && metres(last, here) < STEP_METRES;

  const sendNewest = async () => {
    timer = undefined;
    const position = newest;
    newest = null;
    if (position && !isNear(position) && (await send(position))) last = position;
  };

  return {
    /** False: no movement that has to be sent. */
    moveTo(here: Coordinates): boolean {
      newest = here;
      if (timer !== undefined) return true;
      if (isNear(here)) return false;
      timer = setTimeout(() => void sendNewest(), DELAY_MS);
      return true;
    },
    stop: () => clearTimeout(timer),
  };
}
