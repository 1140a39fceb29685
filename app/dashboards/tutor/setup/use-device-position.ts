import type { Point } from '#core/ground/geo/distance.ts';
import { useMyPosition } from '#widgets/place/use-my-position.ts';
import { useGeolocationBlocked } from '../position/use-geolocation-blocked.ts';

/**
 * The device's location on demand; whether that is allowed is asked on load.
 * Source: docs/requirements/people/tutor-profile.md, "Set-up".
 */
export function useDevicePosition(onFound: (point: Point) => void) {
  const { isLocating, problem, locate } = useMyPosition(onFound);
  const isBlocked = useGeolocationBlocked();
  return { isLocating, problem, isBlocked, locate };
}
