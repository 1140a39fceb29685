import { KM_PER_DEGREE, type Point } from '#core/ground/geo/distance.ts';
import { DEFAULT_DISTANCE_KM } from '#core/ground/limits/job-constants.ts';
import type { PlaceFilter } from './place-filter.ts';

/** The part of a map that is in sight, in degrees. */
export interface Sight {
  west: number;
  south: number;
  east: number;
  north: number;
}

interface Area extends Point {
  id: number;
  cityId: number;
}

function around(points: readonly Point[], degrees = 0): Sight | undefined {
  if (points.length === 0) return undefined;
  const longitudes = points.map(({ longitude }) => longitude);
  const latitudes = points.map(({ latitude }) => latitude);
  return {
    west: Math.min(...longitudes) - degrees,
    south: Math.min(...latitudes) - degrees,
    east: Math.max(...longitudes) + degrees,
    north: Math.max(...latitudes) + degrees,
  };
}

/**
 * Returns what a map of the filter shows at first: around a place, else the areas chosen, else the city,
 * else all areas with something in them. Undefined where there are none.
 */
export function whereToLook(
  { latitude, longitude, distance, location_id, city_id }: PlaceFilter,
  known: readonly Area[],
  counted: readonly Point[],
): Sight | undefined {
  if (latitude !== undefined && longitude !== undefined)
    return around([{ latitude, longitude }], (distance ?? DEFAULT_DISTANCE_KM) / KM_PER_DEGREE);
  const chosen = known.filter(({ id }) => location_id?.includes(id));
  const ofCity = known.filter(({ cityId }) => cityId === city_id);
  return around(chosen) ?? around(ofCity) ?? around(counted);
}
