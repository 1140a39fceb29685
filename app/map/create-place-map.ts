/** maplibre with our built-in style; a click or a dragged marker picks a point where one may. */
import 'maplibre-gl/dist/maplibre-gl.css';
import { Map as GlMap, Marker, NavigationControl } from 'maplibre-gl';
import type { Point } from '#core/geo/distance.ts';
import { createAreaLabels } from './area-labels.ts';
import { bangladeshStyle, type MapColors } from './bangladesh-style.ts';
import { prepareMapWorker } from './map-worker.ts';
import type { KnownArea } from './use-known-areas.ts';

/** Near Dhaka. Source: docs/requirements/tutor-profile.md, "Set-up". */
const CENTRE: [number, number] = [90.4, 23.78];
const ZOOM = 12;
const CLOSE_ZOOM = 13;
const BOUNDS: [[number, number], [number, number]] = [
  [86.5, 19.8],
  [94, 27.4],
];
/** About a metre: more says nothing about where somebody lives. */
const DECIMALS = 5;

export interface PlaceMapHandle {
  draw(areas: readonly KnownArea[]): void;
  mark(point: Point | null): void;
  remove(): void;
}

function readColors(box: HTMLElement): MapColors {
  const style = getComputedStyle(box);
  const color = (name: string) => style.getPropertyValue(`--c-${name}`).trim();
  return {
    land: color('surface'),
    water: color('line'),
    border: color('edge'),
    area: color('brand'),
  };
}

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));

interface PlaceMapOptions {
  canPick: boolean;
  onPick(point: Point): void;
}

export function createPlaceMap(
  box: HTMLElement,
  { canPick, onPick }: PlaceMapOptions,
): PlaceMapHandle {
  prepareMapWorker();
  const map = new GlMap({
    container: box,
    style: bangladeshStyle(readColors(box), []),
    center: CENTRE,
    zoom: ZOOM,
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

  const labels = createAreaLabels(map);

  return {
    draw(areas) {
      // The first style may still be on its way; the next is drawn whole in any case.
      map.setStyle(bangladeshStyle(readColors(box), areas), { diff: false });
      labels.show(areas);
    },
    mark(point) {
      if (!point) {
        marker.remove();
        return;
      }
      const at: [number, number] = [point.longitude, point.latitude];
      marker.setLngLat(at).addTo(map);
      const zoom = Math.max(map.getZoom(), CLOSE_ZOOM);
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.jumpTo({ center: at, zoom });
      else map.easeTo({ center: at, zoom, duration: 200 });
    },
    remove() {
      labels.remove();
      map.remove();
    },
  };
}
