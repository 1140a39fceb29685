/**
 * Names of the towns and areas in sight, as text of the page: the browser shapes Bengali rightly, which text
 * drawn by the map would not be, and no font has to be fetched for it.
 */
import { type Map as GlMap, Marker } from 'maplibre-gl';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { TOWNS } from './base/towns.ts';
import type { KnownArea } from './use-known-areas.ts';

/** The zooms from which on a town is named, by its rank. */
const TOWN_ZOOMS = { 1: 5, 2: 7, 3: 9 };
const AREA_ZOOM = 10.5;
/** Nearer, a town is its areas. */
const TOWNS_UNTIL = 12;
/** A label's room in px; what would cover another is left out. */
const ROOM = { width: 92, height: 26 };

interface Named {
  name: string;
  longitude: number;
  latitude: number;
  /** The lower one is shown where two names would cover each other. */
  rank: number;
}

export interface AreaLabels {
  show(areas: readonly KnownArea[]): void;
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

export function createAreaLabels(map: GlMap, lang: Lang, gap: number): AreaLabels {
  let known: readonly KnownArea[] = [];
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
    ];
    const bounds = map.getBounds();
    const taken: { x: number; y: number }[] = [];
    const centre = map.project(map.getCenter());
    const inSight = named
      .filter(({ longitude, latitude }) => bounds.contains([longitude, latitude]))
      .map((area) => ({ ...area, at: map.project([area.longitude, area.latitude]) }))
      // What one looks at keeps its name.
      .sort((one, other) => one.rank - other.rank || one.at.dist(centre) - other.at.dist(centre));
    for (const { longitude, latitude, name, at } of inSight) {
      const isCovered = taken.some(
        ({ x, y }) => Math.abs(x - at.x) < ROOM.width && Math.abs(y - at.y) < ROOM.height,
      );
      if (isCovered) continue;
      taken.push(at);
      const element = document.createElement('span');
      element.className = 'map-label';
      element.textContent = name;
      shown.push(
        new Marker({ element, anchor: 'top', offset: [0, gap] })
          .setLngLat([longitude, latitude])
          .addTo(map),
      );
    }
  };

  map.on('moveend', refresh);
  return {
    show(areas) {
      known = areas;
      refresh();
    },
    remove: clear,
  };
}
