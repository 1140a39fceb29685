/** Rounds to half a kilometre: near enough to choose by, too coarse to find a door with. */
export const roundKm = (km: number): number => Math.round(km * 2) / 2;
