import { useAnswer } from '#ui/api/use-answer.ts';

/** MultiPolygons of longitude and latitude (build/draw-map-data.ts). */
export interface MapShapes {
  land: number[][][][];
  water: number[][][][];
}

/** Undefined until its files are there. */
export function useMapShapes(): MapShapes | undefined {
  const { data } = useAnswer(['mapShapes'], async () => {
    const [land, water] = await Promise.all([
      import('./data/land.json'),
      import('./data/water.json'),
    ]);
    return { land: land.default.coordinates, water: water.default.coordinates };
  });
  return data;
}
