/** A map of how many there are in each area: areas too near to each other are one number until one comes nearer. */
import './count-map.css';
import { Marker } from 'maplibre-gl';
import Supercluster from 'supercluster';
import { createBaseMap, type DrawnMap, type MapLook } from '#app/ground/map/create-base-map.ts';
import { distanceKm, type Point } from '#core/ground/geo/distance.ts';
import type { Sight } from './where-to-look.ts';

export interface CountedArea extends Point {
  id: number;
  total: number;
}

/** Half a number and a little: the name of its area stands below it. */
const LABEL_GAP = 20;
/** Px; two numbers nearer than this would be pressed for each other. */
const CLUSTER_RADIUS = 52;
const MAX_ZOOM = 15;
/** Px around the areas in sight; on the right are the buttons for the zoom, which would cover a number. */
const PADDING = { top: 40, bottom: 40, left: 40, right: 80 };

interface CountMapOptions extends MapLook {
  /** The text of a number: of one area, or of several. */
  textOf(total: number): string;
  labelOf(total: number, areaId: number | undefined): string;
  onArea(areaId: number): void;
  /** The reader has moved the map. */
  onMove(centre: Point, radiusKm: number): void;
}

export interface CountMapHandle extends DrawnMap {
  show(areas: readonly CountedArea[], chosen: readonly number[]): void;
  lookAt(sight: Sight): void;
}

export function createCountMap(
  box: HTMLElement,
  { textOf, labelOf, onArea, onMove, ...look }: CountMapOptions,
): CountMapHandle {
  const { map, labels, draw, remove } = createBaseMap(box, look, LABEL_GAP);
  const clusters = new Supercluster<{ id: number; total: number }, { total: number }>({
    radius: CLUSTER_RADIUS,
    maxZoom: MAX_ZOOM,
    map: ({ total }) => ({ total }),
    reduce: (sum, { total }) => {
      sum.total += total;
    },
  }).load([]);
  let chosen: readonly number[] = [];
  let shown: Marker[] = [];

  function numberAt(at: [number, number], total: number, areaId?: number): HTMLButtonElement {
    const number = document.createElement('button');
    number.type = 'button';
    number.className = 'map-count';
    number.textContent = textOf(total);
    number.setAttribute('aria-label', labelOf(total, areaId));
    if (areaId !== undefined) number.setAttribute('aria-pressed', String(chosen.includes(areaId)));
    shown.push(new Marker({ element: number }).setLngLat(at).addTo(map));
    return number;
  }

  function refresh() {
    // Who pressed a number by the keyboard goes on from the map: the number is gone.
    if (shown.some((marker) => marker.getElement() === document.activeElement))
      map.getCanvas().focus({ preventScroll: true });
    for (const marker of shown) marker.remove();
    shown = [];
    const [[west, south], [east, north]] = map.getBounds().toArray();
    const found = clusters.getClusters([west, south, east, north], Math.round(map.getZoom()));
    for (const { geometry, properties } of found) {
      const [longitude = 0, latitude = 0] = geometry.coordinates;
      const at: [number, number] = [longitude, latitude];
      if ('cluster_id' in properties) {
        const { cluster_id, total } = properties;
        numberAt(at, total).onclick = () =>
          map.easeTo({ center: at, zoom: clusters.getClusterExpansionZoom(cluster_id) });
      } else {
        const { id, total } = properties;
        numberAt(at, total, id).onclick = () => onArea(id);
      }
    }
    labels.leaveFree(shown.map((marker) => marker.getLngLat().toArray()));
  }

  map.on('moveend', (event) => {
    refresh();
    // What the page itself moves has no event of a finger or a mouse.
    if (!('originalEvent' in event) || !event.originalEvent) return;
    const { lat: latitude, lng: longitude } = map.getCenter();
    const [, [east, north]] = map.getBounds().toArray();
    const centre = { latitude, longitude };
    onMove(
      centre,
      Math.min(
        distanceKm(centre, { latitude, longitude: east }),
        distanceKm(centre, { latitude: north, longitude }),
      ),
    );
  });

  return {
    draw,
    show(areas, chosenNow) {
      chosen = chosenNow;
      clusters.load(
        areas.map(({ id, total, longitude, latitude }) => ({
          type: 'Feature',
          properties: { id, total },
          geometry: { type: 'Point', coordinates: [longitude, latitude] },
        })),
      );
      refresh();
    },
    lookAt({ west, south, east, north }) {
      map.fitBounds([west, south, east, north], {
        padding: PADDING,
        maxZoom: 13,
        animate: false,
      });
    },
    remove,
  };
}
