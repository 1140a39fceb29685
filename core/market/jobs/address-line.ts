export interface Address {
  full_address: string | null;
  flat_house: string | null;
  area: string | null;
  road_no: string | null;
}

/**
 * The parts of the address the reader may see, joined.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Who sees the place".
 */
export const addressLine = ({ full_address, flat_house, area, road_no }: Address): string =>
  [full_address, flat_house, area, road_no].filter(Boolean).join(', ');
