/**
 * The built-in look of the map: country, big rivers and cities, drawn from a few numbers, so that it
 * works without a connection to anybody else. Shapes are coarse: they say where one is, no more.
 */
import type { StyleSpecification } from 'maplibre-gl';
import { BORDER, RIVERS } from './bangladesh-shapes.ts';

export interface MapColors {
  land: string;
  water: string;
  border: string;
  area: string;
}

type Position = readonly [number, number];

const copy = (line: readonly Position[]) => line.map(([x, y]) => [x, y]);

export const bangladeshStyle = (
  colors: MapColors,
  areas: readonly { longitude: number; latitude: number }[],
): StyleSpecification => ({
  version: 8,
  sources: {
    country: { type: 'geojson', data: { type: 'Polygon', coordinates: [copy(BORDER)] } },
    rivers: { type: 'geojson', data: { type: 'MultiLineString', coordinates: RIVERS.map(copy) } },
    areas: {
      type: 'geojson',
      data: {
        type: 'MultiPoint',
        coordinates: areas.map(({ longitude, latitude }) => [longitude, latitude]),
      },
    },
  },
  layers: [
    { id: 'sea', type: 'background', paint: { 'background-color': colors.water } },
    { id: 'land', type: 'fill', source: 'country', paint: { 'fill-color': colors.land } },
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      layout: { 'line-cap': 'round', 'line-join': 'round' },
      paint: {
        'line-color': colors.water,
        'line-width': ['interpolate', ['linear'], ['zoom'], 5, 1.5, 10, 5, 14, 22],
      },
    },
    {
      id: 'border',
      type: 'line',
      source: 'country',
      paint: { 'line-color': colors.border, 'line-width': 1.5 },
    },
    {
      id: 'areas',
      type: 'circle',
      source: 'areas',
      paint: {
        'circle-color': colors.area,
        'circle-opacity': 0.55,
        'circle-radius': ['interpolate', ['linear'], ['zoom'], 5, 1.5, 10, 3, 14, 6],
      },
    },
  ],
});
