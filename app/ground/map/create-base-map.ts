/** maplibre with the operator's style, or with our own where there is none or it does not come. */
import 'maplibre-gl/dist/maplibre-gl.css';
import './streets/streets.css';
import { Map as GlMap, NavigationControl } from 'maplibre-gl';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { type AreaLabels, createAreaLabels } from './area-labels.ts';
import { bangladeshStyle, type MapColors } from './base/bangladesh-style.ts';
import { prepareMapWorker } from './map-worker.ts';
import { PICK_ZOOM } from './map-zooms.ts';
import type { KnownArea } from './use-known-areas.ts';
import type { MapGround } from './use-map-ground.ts';
import type { MapShapes } from './use-map-shapes.ts';

/** Near Dhaka. Source: docs/requirements/people/tutor-profile.md, "Set-up". */
const CENTRE: [number, number] = [90.4, 23.78];
const BOUNDS: [[number, number], [number, number]] = [
  [86.5, 19.8],
  [94, 27.4],
];
const NO_SHAPES: MapShapes = { land: [], water: [] };

export interface MapLook extends MapGround {
  lang: Lang;
}

/** A map of the app, whatever it shows. */
export interface DrawnMap {
  draw(areas: readonly KnownArea[], shapes?: MapShapes): void;
  remove(): void;
}

interface BaseMap extends DrawnMap {
  map: GlMap;
  labels: AreaLabels;
}

function readColors(box: HTMLElement): MapColors {
  const style = getComputedStyle(box);
  const color = (name: string) => style.getPropertyValue(name).trim();
  return {
    land: color('--map-land'),
    abroad: color('--map-abroad'),
    water: color('--map-water'),
    border: color('--c-edge'),
    area: color('--c-brand'),
    road: color('--lamp'),
    rail: color('--c-muted'),
  };
}

export const brandColor = (box: HTMLElement) => readColors(box).area;

/** `labelGap`: how far below its middle the name of an area stands, in px. */
export function createBaseMap(
  box: HTMLElement,
  { styleUrl, streets, lang }: MapLook,
  labelGap: number,
): BaseMap {
  prepareMapWorker();
  const map = new GlMap({
    container: box,
    style: styleUrl ?? bangladeshStyle(readColors(box), [], NO_SHAPES, null),
    center: CENTRE,
    zoom: PICK_ZOOM,
    minZoom: 5,
    maxZoom: 16,
    maxBounds: BOUNDS,
    attributionControl: false,
    dragRotate: false,
    pitchWithRotate: false,
    // A page that is scrolled past must not turn into a zoomed map.
    scrollZoom: false,
  });
  map.touchZoomRotate.disableRotation();
  map.addControl(new NavigationControl({ showCompass: false }), 'top-right');

  const labels = createAreaLabels(map, { lang, gap: labelGap, streets });
  let isOwnStyle = styleUrl === null;
  const ofStreets = () => streets && { ...streets, layers: streets.layersIn(box) };
  let drawOwn = () => {};
  let isThere = false;
  map.once('style.load', () => {
    isThere = true;
  });
  // Without the operator's server there is still a map.
  map.on('error', () => {
    if (isOwnStyle || isThere) return;
    isOwnStyle = true;
    drawOwn();
  });

  return {
    map,
    labels,
    draw(areas, shapes = NO_SHAPES) {
      // The first style may still be on its way; the next is drawn whole in any case.
      drawOwn = () =>
        map.setStyle(bangladeshStyle(readColors(box), areas, shapes, ofStreets()), {
          diff: false,
        });
      if (isOwnStyle) drawOwn();
      labels.show(areas);
    },
    remove() {
      labels.remove();
      map.remove();
    },
  };
}
