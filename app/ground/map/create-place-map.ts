/** maplibre with our built-in style; a click or a dragged marker picks a point where one may. */
import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as GlMap, Marker, NavigationControl } from 'maplibre-gl';
import type { Point } from '#core/ground/geo/distance.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { createAreaLabels } from './area-labels.ts';
import { bangladeshStyle, type MapColors } from './base/bangladesh-style.ts';
import { prepareMapWorker } from './map-worker.ts';
import { PICK_ZOOM, zoomToPoint } from './map-zooms.ts';
import type { KnownArea } from './use-known-areas.ts';
import type { MapShapes } from './use-map-shapes.ts';

/** Near Dhaka. Source: docs/requirements/people/tutor-profile.md, "Set-up". */
const CENTRE: [number, number] = [90.4, 23.78];
const BOUNDS: [[number, number], [number, number]] = [
  [86.5, 19.8],
  [94, 27.4],
];
/** The decimals of a point: about a metre; more says nothing about where somebody lives. */
const DECIMALS = 5;
const NO_SHAPES: MapShapes = { land: [], water: [] };

export interface PlaceMapHandle {
  draw(areas: readonly KnownArea[], shapes?: MapShapes): void;
  mark(point: Point | null): void;
  remove(): void;
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

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));

interface PlaceMapOptions {
  canPick: boolean;
  /** The address of the operator's own style; null: ours. */
  styleUrl: string | null;
  lang: Lang;
  onPick(point: Point): void;
}

export function createPlaceMap(
  box: HTMLElement,
  { canPick, styleUrl, lang, onPick }: PlaceMapOptions,
): PlaceMapHandle {
  prepareMapWorker();
  const map = new GlMap({
    container: box,
    style: styleUrl ?? bangladeshStyle(readColors(box), [], NO_SHAPES),
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

  const marker = new Marker({ draggable: canPick, color: readColors(box).area });
  const pick = ({ lng, lat }: { lng: number; lat: number }) =>
    onPick({ latitude: round(lat), longitude: round(lng) });
  if (canPick) {
    map.on('click', ({ lngLat }) => pick(lngLat));
    marker.on('dragend', () => pick(marker.getLngLat()));
  }

  const labels = createAreaLabels(map, lang);
  let isOwnStyle = styleUrl === null;
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
    draw(areas, shapes = NO_SHAPES) {
      // The first style may still be on its way; the next is drawn whole in any case.
      drawOwn = () =>
        map.setStyle(bangladeshStyle(readColors(box), areas, shapes), { diff: false });
      if (isOwnStyle) drawOwn();
      labels.show(areas);
    },
    mark(point) {
      if (!point) {
        marker.remove();
        return;
      }
      const at: [number, number] = [point.longitude, point.latitude];
      marker.setLngLat(at).addTo(map);
      const hasStreets = styleUrl !== null;
      const zoom = zoomToPoint({ canPick, hasStreets, zoom: map.getZoom() });
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.jumpTo({ center: at, zoom });
      else map.easeTo({ center: at, zoom, duration: 200 });
    },
    remove() {
      labels.remove();
      map.remove();
    },
  };
}
