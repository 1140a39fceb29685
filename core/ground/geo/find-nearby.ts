import { distanceKm, type Point } from './distance.ts';

export interface Nearby<T> {
  place: T;
  distanceKm: number;
}

/** A little less than a degree of latitude has. */
const KM_PER_DEGREE = 111;

/** Every place within the radius, nearest first; equally near ones in the given order. */
export function findNearby<T extends Point>(
  places: Iterable<T>,
  from: Point,
  radiusKm: number,
): Nearby<T>[] {
  const nearby: Nearby<T>[] = [];
  for (const place of places) {
    // Nothing is nearer than its latitude says, which costs a tenth of the distance.
    if (Math.abs(place.latitude - from.latitude) * KM_PER_DEGREE > radiusKm) continue;
    const distance = distanceKm(from, place);
    if (distance <= radiusKm) nearby.push({ place, distanceKm: distance });
  }
  return nearby.sort((a, b) => a.distanceKm - b.distanceKm);
}
