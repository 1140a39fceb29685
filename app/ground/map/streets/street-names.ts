/** Names of the streets in sight, each where it runs straight for longest. */
import type { Map as GlMap } from 'maplibre-gl';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { clipRun, degreesOf, lengthOf, type Run, spotOn, straightRuns } from './straight-runs.ts';

/** Further away they would be more than one can read. */
const NAMES_FROM_ZOOM = 14;
const MOST_STREETS = 12;
/** The px of a letter, and those a street is longer than its name. */
const LETTER_PX = 6;
const MORE_PX = 12;
/** The kinds of Protomaps, the greatest first. */
const KINDS = ['highway', 'major_road', 'minor_road'];
/** A street that runs up is read upwards. */
const READ_UPWARDS_FROM = 80;
/** The parts of its run at which a name may stand: something else may have the middle. */
const PLACES = [0.5, 0.25, 0.75];

export interface StreetName {
  name: string;
  longitude: number;
  latitude: number;
  /** Degrees of its turn to the right; never upside down. */
  angle: number;
}

interface NamedRun {
  name: string;
  kind: number;
  run: Run;
  /** Px. */
  length: number;
}

type Line = readonly (readonly number[])[];

const linesOf = (geometry: GeoJSON.Geometry): readonly Line[] => {
  if (geometry.type === 'LineString') return [geometry.coordinates];
  return geometry.type === 'MultiLineString' ? geometry.coordinates : [];
};

function nameOf(properties: Record<string, unknown>, lang: Lang): string | undefined {
  const named = [properties[`name:${lang}`], properties['name']];
  return named.find((name): name is string => typeof name === 'string' && name !== '');
}

function angleOf(run: Run): number {
  const degrees = degreesOf(run);
  if (degrees > READ_UPWARDS_FROM) return degrees - 180;
  return degrees <= READ_UPWARDS_FROM - 180 ? degrees + 180 : degrees;
}

/** Returns every street with a name that has room for it in sight, with its longest run. */
function longestRuns(map: GlMap, source: string, lang: Lang): NamedRun[] {
  const { clientWidth, clientHeight } = map.getContainer();
  const longest = new Map<string, NamedRun>();
  for (const { properties, geometry } of map.querySourceFeatures(source, {
    sourceLayer: 'roads',
  })) {
    const name = nameOf(properties, lang);
    const kind = KINDS.indexOf(properties['kind']);
    if (name === undefined || kind < 0) continue;
    const spots = linesOf(geometry).map((line) =>
      line.map(([longitude = 0, latitude = 0]) => map.project([longitude, latitude])),
    );
    for (const whole of spots.flatMap(straightRuns)) {
      const run = clipRun(whole, clientWidth, clientHeight);
      const length = run ? lengthOf(run) : 0;
      const known = longest.get(name)?.length ?? name.length * LETTER_PX + MORE_PX;
      if (run && length > known) longest.set(name, { name, kind, run, length });
    }
  }
  return [...longest.values()];
}

/** Returns names of great streets first, then of long ones, with each place where one may stand. */
export function streetNames(map: GlMap, source: string, lang: Lang): StreetName[] {
  if (map.getZoom() < NAMES_FROM_ZOOM || !map.getSource(source)) return [];
  return longestRuns(map, source, lang)
    .sort((one, other) => one.kind - other.kind || other.length - one.length)
    .slice(0, MOST_STREETS)
    .flatMap(({ name, run }) =>
      PLACES.map((part) => {
        const { x, y } = spotOn(run, part);
        const { lng: longitude, lat: latitude } = map.unproject([x, y]);
        return { name, longitude, latitude, angle: angleOf(run) };
      }),
    );
}
