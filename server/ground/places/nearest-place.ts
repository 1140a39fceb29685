import type { z } from 'zod';
import type { nearestPlaceAnswer } from '#core/ground/api/lookup.ts';
import type { Point } from '#core/ground/geo/distance.ts';
import { findNearest } from '#core/ground/geo/find-nearest.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Services } from '#server/ground/services/services.ts';
import { presentPlace } from './gazetteer.ts';

/** Farther away no area of ours describes where somebody is. */
const MAX_KM = 50;

export function nearestPlace(
  { lookupCache }: Services,
  from: Point,
  lang: Lang,
): z.output<typeof nearestPlaceAnswer> {
  const lookups = lookupCache.current;
  const nearest = findNearest(lookups.locations.values(), from, MAX_KM);
  const city = nearest && lookups.cities.get(nearest.place.cityId);
  if (!nearest || !city) return { place: null, distance_km: null };
  return {
    place: presentPlace({ city, area: nearest.place }, lookups, lang),
    distance_km: Math.round(nearest.distanceKm * 10) / 10,
  };
}
