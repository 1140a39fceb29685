import { DEFAULT_DISTANCE_KM } from '#core/ground/limits/job-constants.ts';

/** The part of a filter that keeps a list near a place. */
export interface NearFilter {
  latitude?: number | undefined;
  longitude?: number | undefined;
  distance?: number | undefined;
}

interface Position {
  latitude: number;
  longitude: number;
}

/** Returns the filter for another place, as far around it as before. */
export const goNear = ({ latitude, longitude }: Position, { distance }: NearFilter) => ({
  latitude,
  longitude,
  distance: distance ?? DEFAULT_DISTANCE_KM,
});
