/** A small flat map around a point, as paths of SVG: for lists, where a map to move about in is too much. */
import { KM_PER_DEGREE, type Point } from '#core/ground/geo/distance.ts';

export const SKETCH = { width: 360, height: 140 };
/** The scale: the shorter way between two areas of a town is some 40 px. */
const PX_PER_KM = 26;

/**
 * Returns a function that places a point in the sketch, in px; the centre itself is in the middle.
 */
export function sketchAt(centre: Point) {
  const east = PX_PER_KM * KM_PER_DEGREE * Math.cos((centre.latitude * Math.PI) / 180);
  const south = PX_PER_KM * KM_PER_DEGREE;
  return ({ latitude, longitude }: Point) => ({
    x: SKETCH.width / 2 + (longitude - centre.longitude) * east,
    y: SKETCH.height / 2 + (centre.latitude - latitude) * south,
  });
}

type At = ReturnType<typeof sketchAt>;
export type Spot = ReturnType<At>;

const toSpots = (line: readonly (readonly number[])[], at: At) =>
  line.map(([longitude = 0, latitude = 0]) => at({ latitude, longitude }));

const toPath = (spots: readonly Spot[]) =>
  `M${spots.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}`;

/** Returns whether the space between these spots may reach into the sketch. */
function reachesIn(spots: readonly Spot[]): boolean {
  const xs = spots.map(({ x }) => x);
  const ys = spots.map(({ y }) => y);
  return (
    Math.min(...xs) < SKETCH.width &&
    Math.max(...xs) > 0 &&
    Math.min(...ys) < SKETCH.height &&
    Math.max(...ys) > 0
  );
}

/** One path of the polygons in sight; holes are cut by the even-odd rule. */
export const polygonPath = (polygons: readonly number[][][][], centre: Point): string => {
  const at = sketchAt(centre);
  return polygons
    .map((rings) => rings.map((ring) => toSpots(ring, at)))
    .filter(([outer]) => outer !== undefined && reachesIn(outer))
    .flatMap((rings) => rings.map((ring) => `${toPath(ring)}Z`))
    .join('');
};

/** Width and path of each river. */
export const riverPaths = (
  rivers: readonly { width: number; line: readonly (readonly number[])[] }[],
  centre: Point,
) =>
  rivers.map(({ width, line }) => ({
    width: (width / 1000) * PX_PER_KM,
    path: toPath(toSpots(line, sketchAt(centre))),
  }));

/** A label's room in px. */
const ROOM = { width: 84, height: 22 };

/** Names that stand clear of each other and of the point in the middle, the nearest first. */
export function placeLabels<Area extends Point>(areas: readonly Area[], centre: Point) {
  const at = sketchAt(centre);
  const middle = { x: SKETCH.width / 2, y: SKETCH.height / 2 };
  const far = ({ x, y }: Spot) => Math.hypot(x - middle.x, y - middle.y);
  const placed: (Spot & { area: Area })[] = [];
  const inSight = areas
    .map((area) => ({ area, ...at(area) }))
    .filter(({ x, y }) => x > 36 && x < SKETCH.width - 36 && y > 8 && y < SKETCH.height - 20)
    .sort((one, other) => far(one) - far(other));
  for (const spot of inSight) {
    const isCovered = placed.some(
      ({ x, y }) => Math.abs(x - spot.x) < ROOM.width && Math.abs(y - spot.y) < ROOM.height,
    );
    if (!isCovered && far(spot) > 18) placed.push(spot);
  }
  return placed;
}
