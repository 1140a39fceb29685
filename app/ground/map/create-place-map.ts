/** A map of one point; a click or a dragged marker picks another where one may. */
import { Marker } from 'maplibre-gl';
import type { Point } from '#core/ground/geo/distance.ts';
import { brandColor, createBaseMap, type DrawnMap, type MapLook } from './create-base-map.ts';
import { zoomToPoint } from './map-zooms.ts';

/** The decimals of a point: about a metre; more says nothing about where somebody lives. */
const DECIMALS = 5;
const LABEL_GAP = 4;

export interface PlaceMapHandle extends DrawnMap {
  mark(point: Point | null): void;
}

const round = (degrees: number) => Number(degrees.toFixed(DECIMALS));

interface PlaceMapOptions extends MapLook {
  canPick: boolean;
  onPick(point: Point): void;
}

export function createPlaceMap(
  box: HTMLElement,
  { canPick, onPick, ...look }: PlaceMapOptions,
): PlaceMapHandle {
  const { map, draw, remove } = createBaseMap(box, look, LABEL_GAP);
  const marker = new Marker({ draggable: canPick, color: brandColor(box) });
  const pick = ({ lng, lat }: { lng: number; lat: number }) =>
    onPick({ latitude: round(lat), longitude: round(lng) });
  if (canPick) {
    map.on('click', ({ lngLat }) => pick(lngLat));
    marker.on('dragend', () => pick(marker.getLngLat()));
  }
  return {
    draw,
    mark(point) {
      if (!point) {
        marker.remove();
        return;
      }
      const at: [number, number] = [point.longitude, point.latitude];
      marker.setLngLat(at).addTo(map);
      const hasStreets = look.styleUrl !== null || look.streets?.reachTo(point) === true;
      const zoom = zoomToPoint({ canPick, hasStreets, zoom: map.getZoom() });
      if (matchMedia('(prefers-reduced-motion: reduce)').matches) map.jumpTo({ center: at, zoom });
      else map.easeTo({ center: at, zoom, duration: 200 });
    },
    remove,
  };
}
