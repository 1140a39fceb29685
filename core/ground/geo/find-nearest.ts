import type { Point } from './distance.ts';
import { findNearby, type Nearby } from './find-nearby.ts';

export function findNearest<T extends Point>(
  places: Iterable<T>,
  from: Point,
  radiusKm: number,
): Nearby<T> | null {
  return findNearby(places, from, radiusKm)[0] ?? null;
}
