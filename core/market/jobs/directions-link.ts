import type { Point } from '#core/ground/geo/distance.ts';
import { type Address, addressLine } from './address-line.ts';

const FALLBACK = 'Dhaka, Bangladesh';

type Place = Address & { latitude: number | null; longitude: number | null };

/**
 * A maps link to the coordinates, else the address, else Dhaka.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Directions and sharing".
 */
export function directionsLink(job: Place): string {
  const destination =
    job.latitude !== null && job.longitude !== null
      ? `${job.latitude},${job.longitude}`
      : addressLine(job) || FALLBACK;
  return mapsLink(destination);
}

const mapsLink = (destination: string) =>
  `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;

export const directionsTo = ({ latitude, longitude }: Point): string =>
  mapsLink(`${latitude},${longitude}`);
