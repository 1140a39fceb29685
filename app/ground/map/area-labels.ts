/**
 * Names of the towns, areas and streets in sight, as text of the page: the browser shapes Bengali rightly, which text
 * drawn by the map would not be, and no font has to be fetched for it.
 */
import { type Map as GlMap, Marker } from 'maplibre-gl';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { TOWNS } from './base/towns.ts';
import type { Streets } from './streets/open-streets.ts';
import type { KnownArea } from './use-known-areas.ts';

/** The zooms from which on a town is named, by its rank. */
const TOWN_ZOOMS = { 1: 5, 2: 7, 3: 9 };
const AREA_ZOOM = 10.5;
/** Nearer, a town is its areas. */
const TOWNS_UNTIL = 12;
/** Px of room that a label takes from its middle at least; what would cover another is left out. */
const ROOM_HALF = 46;
const ROOM_HEIGHT = 26;
/** Px from the middle of a number to its edge, and from that of a name, by its letters. */
const NUMBER_HALF = 22;
const LETTER_HALF = 3.5;
/** The px between the middle of a number and that of a name above or below it. */
const NUMBER_HEIGHT = 28;
/** Half the height of a name in px. */
const HALF = 9;

interface Named {
  name: string;
  longitude: number;
  latitude: number;
  /** The lower one is shown where two names would cover each other. */
  rank: number;
  /** Degrees by which the name of a street is turned to run along it. */
  angle?: number;
}

interface LabelOptions {
  lang: Lang;
  /** The px between a place and its name below it. */
  gap: number;
  streets: Streets | null;
}

export interface AreaLabels {
  show(areas: readonly KnownArea[]): void;
  /** Takes the places of numbers, which no name covers; each has room for the name below it. */
  leaveFree(numbers: readonly [longitude: number, latitude: number][]): void;
  remove(): void;
}

const townsAt = (zoom: number, lang: Lang): Named[] =>
  Object.values(TOWNS)
    .filter(({ rank }) => zoom >= TOWN_ZOOMS[rank])
    .map(({ name, name_bn, rank, at: [longitude, latitude] }) => ({
      name: lang === 'bn' ? name_bn : name,
      longitude,
      latitude,
      rank,
    }));

/** Px from the middle of a name to its end. */
const halfOf = ({ name }: Named) => name.length * LETTER_HALF;

/** Px between the middles of two names, one below the other; one that is turned needs more. */
const heightOf = ({ angle }: Named) => (angle === undefined ? ROOM_HEIGHT : ROOM_HALF);

function createLabel({ name, angle }: Named, gap: number): Marker {
  const element = document.createElement('span');
  const isStreet = angle !== undefined;
  element.className = isStreet ? 'map-label street' : 'map-label';
  element.textContent = name;
  return isStreet
    ? new Marker({ element, rotation: angle })
    : new Marker({ element, anchor: 'top', offset: [0, gap] });
}

export function createAreaLabels(map: GlMap, { lang, gap, streets }: LabelOptions): AreaLabels {
  let known: readonly KnownArea[] = [];
  let numbers: readonly [number, number][] = [];
  let shown: Marker[] = [];

  const clear = () => {
    for (const label of shown) label.remove();
    shown = [];
  };

  const refresh = () => {
    clear();
    const zoom = map.getZoom();
    const named: Named[] = [
      ...(zoom < TOWNS_UNTIL ? townsAt(zoom, lang) : []),
      ...(zoom < AREA_ZOOM ? [] : known.map((area) => ({ ...area, rank: 4 }))),
      ...(streets?.namesIn(map, lang) ?? []).map((one) => ({ ...one, rank: 5 })),
    ];
    const bounds = map.getBounds();
    const taken: { x: number; y: number; half: number }[] = [];
    const centre = map.project(map.getCenter());
    const inSight = named
      .filter(({ longitude, latitude }) => bounds.contains([longitude, latitude]))
      .map((area) => ({ ...area, at: map.project([area.longitude, area.latitude]) }))
      // What one looks at keeps its name.
      .sort((one, other) => one.rank - other.rank || one.at.dist(centre) - other.at.dist(centre));
    const numberSpots = numbers.map((number) => map.project(number));
    const namedStreets = new Set<string>();
    for (const { at, ...one } of inSight) {
      if (one.angle !== undefined && namedStreets.has(one.name)) continue;
      const half = Math.max(ROOM_HALF, halfOf(one));
      const height = heightOf(one);
      const middle = one.angle === undefined ? at.y + gap + HALF : at.y;
      const coversNumber = numberSpots.some(
        ({ x, y }) =>
          Math.abs(x - at.x) < NUMBER_HALF + halfOf(one) && Math.abs(y - middle) < NUMBER_HEIGHT,
      );
      if (coversNumber) continue;
      const isCovered = taken.some(
        (other) =>
          Math.abs(other.x - at.x) < half + other.half && Math.abs(other.y - at.y) < height,
      );
      if (isCovered) continue;
      taken.push({ x: at.x, y: at.y, half });
      if (one.angle !== undefined) namedStreets.add(one.name);
      shown.push(createLabel(one, gap).setLngLat([one.longitude, one.latitude]).addTo(map));
    }
  };

  map.on('moveend', refresh);
  // Streets come after the map has moved.
  if (streets) map.on('idle', refresh);
  return {
    show(areas) {
      known = areas;
      refresh();
    },
    leaveFree(free) {
      numbers = free;
      refresh();
    },
    remove: clear,
  };
}
