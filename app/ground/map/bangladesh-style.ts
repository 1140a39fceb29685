/**
 * The built-in look of the map, which needs nobody else: land, sea and rivers from OpenStreetMap
 * (build/draw-map-data.ts), and a dot for each area we know. Streets are in the operator's own style
 * (`MAP_STYLE_URL`).
 */
import type { ExpressionSpecification, StyleSpecification } from 'maplibre-gl';
import { RIVERS } from './rivers.ts';
import type { MapShapes } from './use-map-shapes.ts';

export interface MapColors {
  land: string;
  /** The colour of the land around Bangladesh. */
  abroad: string;
  water: string;
  border: string;
  area: string;
}

/** The metres of a pixel at zoom 0 in the latitude of Dhaka; half of it with each zoom. */
const PIXEL_M = 71_500;
const atZoom = (zoom: number): ExpressionSpecification => [
  '*',
  ['get', 'width'],
  2 ** zoom / PIXEL_M,
];

export const bangladeshStyle = (
  colors: MapColors,
  areas: readonly { longitude: number; latitude: number }[],
  { land, water }: MapShapes,
): StyleSpecification => ({
  version: 8,
  sources: {
    land: { type: 'geojson', data: { type: 'MultiPolygon', coordinates: land } },
    water: { type: 'geojson', data: { type: 'MultiPolygon', coordinates: water } },
    rivers: {
      type: 'geojson',
      data: {
        type: 'FeatureCollection',
        features: RIVERS.map(({ width, line }) => ({
          type: 'Feature',
          properties: { width },
          geometry: { type: 'LineString', coordinates: line },
        })),
      },
    },
    areas: {
      type: 'geojson',
      data: {
        type: 'MultiPoint',
        coordinates: areas.map(({ longitude, latitude }) => [longitude, latitude]),
      },
    },
  },
  layers: [
    { id: 'abroad', type: 'background', paint: { 'background-color': colors.abroad } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
    {
      id: 'border',
      type: 'line',
      source: 'land',
      paint: { 'line-color': colors.border, 'line-width': 1 },
    },
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.water,
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 5, atZoom(5), 16, atZoom(16)],
      },
    },
    // Over the border: the coast is where the sea begins.
    { id: 'water', type: 'fill', source: 'water', paint: { 'fill-color': colors.water } },
    {
      id: 'areas',
      type: 'circle',
      source: 'areas',
      paint: {
        'circle-color': colors.area,
        'circle-opacity': 0.55,
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 5, 1, 10, 2.5, 14, 5],
      },
    },
  ],
});
