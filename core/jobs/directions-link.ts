import type { Job } from '../api/schemas/job.ts';
import { addressLine } from './address-line.ts';

const FALLBACK = 'Dhaka, Bangladesh';

/** A maps link to the coordinates, else the address, else Dhaka. Source: spec public-site §2. */
export function directionsLink(job: Job): string {
  const destination =
    job.latitude !== null && job.longitude !== null
      ? `${job.latitude},${job.longitude}`
      : addressLine(job) || FALLBACK;
  return `https://www.google.com/maps/dir/?${new URLSearchParams({ api: '1', destination })}`;
}
