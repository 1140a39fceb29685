/**
 * The areas around a point, nearest first; equally near ones in the order of the lists. They are kept
 * by latitude, so that only those of about the same are looked at.
 */
import { distanceKm, type Point } from '#core/ground/geo/distance.ts';
import { onceFor } from '#server/ground/once/once-for.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';

/** A little less than a degree of latitude has. */
const KM_PER_DEGREE = 111;

type Areas = Lookups['locations'];
type Area = Areas extends ReadonlyMap<number, infer One> ? One : never;

export interface NearbyArea {
  locationId: number;
  distanceKm: number;
}

interface Placed {
  area: Area;
  /** The place in the order of the lists. */
  place: number;
}

const sortedOf = onceFor((areas: Areas): Placed[] =>
  Array.from(areas.values(), (area, place) => ({ area, place })).sort(
    (a, b) => a.area.latitude - b.area.latitude,
  ),
);

/** Finds the place in the sorted areas where those begin that are not south of a latitude. */
function beginOf(sorted: readonly Placed[], south: number): number {
  let begin = 0;
  let end = sorted.length;
  while (begin < end) {
    const middle = Math.floor((begin + end) / 2);
    if ((sorted[middle]?.area.latitude ?? 0) < south) begin = middle + 1;
    else end = middle;
  }
  return begin;
}

export function areasNear(
  areas: Areas,
  from: Point,
  radiusKm: number,
  isWanted: (area: Area) => boolean,
): NearbyArea[] {
  const sorted = sortedOf(areas);
  const degrees = radiusKm / KM_PER_DEGREE;
  const near: (NearbyArea & { place: number })[] = [];
  for (let at = beginOf(sorted, from.latitude - degrees); at < sorted.length; at += 1) {
    const { area, place } = sorted[at] ?? {};
    if (area === undefined || place === undefined) break;
    if (area.latitude > from.latitude + degrees) break;
    if (!isWanted(area)) continue;
    const distance = distanceKm(from, area);
    if (distance <= radiusKm) near.push({ locationId: area.id, distanceKm: distance, place });
  }
  return near.sort((a, b) => a.distanceKm - b.distanceKm || a.place - b.place);
}
