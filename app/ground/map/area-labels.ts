/**
 * Names of the areas in sight, as text of the page: the browser shapes Bengali rightly, which text
 * drawn by the map would not be, and no font has to be fetched for it.
 */
import { type Map as GlMap, Marker } from 'maplibre-gl';
import type { KnownArea } from './use-known-areas.ts';

const MIN_ZOOM = 11;
/** A label's room in px; what would cover another is left out. */
const ROOM = { width: 92, height: 26 };

export interface AreaLabels {
  show(areas: readonly KnownArea[]): void;
  remove(): void;
}

export function createAreaLabels(map: GlMap): AreaLabels {
  let known: readonly KnownArea[] = [];
  let shown: Marker[] = [];

  const clear = () => {
    for (const label of shown) label.remove();
    shown = [];
  };

  const refresh = () => {
    clear();
    if (map.getZoom() < MIN_ZOOM) return;
    const bounds = map.getBounds();
    const taken: { x: number; y: number }[] = [];
    const centre = map.project(map.getCenter());
    const inSight = known
      .filter(({ longitude, latitude }) => bounds.contains([longitude, latitude]))
      .map((area) => ({ ...area, at: map.project([area.longitude, area.latitude]) }))
      // What one looks at keeps its name.
      .sort((one, other) => one.at.dist(centre) - other.at.dist(centre));
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
        new Marker({ element, anchor: 'top', offset: [0, 4] })
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
