import type { Point } from '#core/geo/distance.ts';

const NONE: readonly Point[] = [];
export const useMapPoints = (): readonly Point[] => NONE;
