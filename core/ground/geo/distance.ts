export interface Point {
  latitude: number;
  longitude: number;
}

const EARTH_RADIUS_KM = 6371;
/** Kilometres of a degree of latitude, and of longitude at the equator. */
export const KM_PER_DEGREE = (EARTH_RADIUS_KM * Math.PI) / 180;
const toRadians = (degrees: number) => (degrees * Math.PI) / 180;

/** Great-circle distance in kilometres. */
export function distanceKm(from: Point, to: Point): number {
  const latitude = toRadians(to.latitude - from.latitude) / 2;
  const longitude = toRadians(to.longitude - from.longitude) / 2;
  const chord =
    Math.sin(latitude) ** 2 +
    Math.cos(toRadians(from.latitude)) *
      Math.cos(toRadians(to.latitude)) *
      Math.sin(longitude) ** 2;
  // Rounding can push the value of opposite points above 1.
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(chord)));
}
