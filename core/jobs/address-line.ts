import type { Job } from '../api/schemas/job.ts';

/**
 * The parts of the address the reader may see, joined.
 * Source: docs/requirements/job-detail-and-apply.md, "Who sees the place".
 */
export const addressLine = ({ full_address, flat_house, area, road_no }: Job): string =>
  [full_address, flat_house, area, road_no].filter(Boolean).join(', ');
