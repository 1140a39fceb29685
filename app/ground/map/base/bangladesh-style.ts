/**
 * The built-in look of the map, which needs no other server: land, sea and great rivers from OpenStreetMap
 * (build/draw-map-data.ts), main roads and railways through the towns they join, districts and the areas
 * of cities as cells around their centres. Streets are in the operator's file, which is drawn over it
 * (../streets), or in the operator's own style (`MAP_STYLE_URL`).
 */
import type {
  ExpressionSpecification,
  GeoJSONSourceSpecification,
  LayerSpecification,
  LineLayerSpecification,
  StyleSpecification,
} from 'maplibre-gl';
import type { KnownArea } from '../use-known-areas.ts';
import type { MapShapes } from '../use-map-shapes.ts';
import { cellLines } from './cells.ts';
import { RIVERS } from './rivers.ts';
import { TOWNS } from './towns.ts';
import { METRO, RAILWAYS, ROADS, STREETS } from './ways.ts';

export interface MapColors {
  land: string;
  /** The colour of the land around Bangladesh. */
  abroad: string;
  water: string;
  border: string;
  area: string;
  road: string;
  rail: string;
}

type Line = readonly (readonly number[])[];

/** A frame around all that can be seen. */
const SIGHT = [
  [80, 14],
  [100, 14],
  [100, 33],
  [80, 33],
  [80, 14],
];
/** Degrees. Two areas further apart have open country between them, and no border. */
const NEIGHBOURS = 0.03;

const lines = (coordinates: readonly Line[]): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: {
    type: 'MultiLineString',
    coordinates: coordinates.map((line) => line.map((at) => [...at])),
  },
});

const dots = (places: readonly (readonly number[])[]): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: { type: 'MultiPoint', coordinates: places.map((at) => [...at]) },
});

const districts = Object.values(TOWNS).filter(({ rank }) => rank < 3);

function areaLines(areas: readonly KnownArea[]): Line[] {
  const isNear = (one?: KnownArea, other?: KnownArea) =>
    one !== undefined &&
    other?.cityId === one.cityId &&
    Math.abs(one.latitude - other.latitude) < NEIGHBOURS &&
    Math.abs(one.longitude - other.longitude) < NEIGHBOURS;
  const centres = areas.map(({ longitude, latitude }) => [longitude, latitude] as const);
  // At the edge of a town a cell would reach as far as the next one.
  return cellLines(centres, (one, other) => isNear(areas[one], areas[other])).filter(
    ([from, to]) =>
      Math.hypot((from?.[0] ?? 0) - (to?.[0] ?? 0), (from?.[1] ?? 0) - (to?.[1] ?? 0)) < NEIGHBOURS,
  );
}

const polygons = (coordinates: number[][][][]): GeoJSONSourceSpecification => ({
  type: 'geojson',
  data: { type: 'MultiPolygon', coordinates },
});

/** The longest ring. With holes for the islands too, which touch each other, the mask is cut wrongly. */
const mainlandOf = (land: MapShapes['land']) =>
  land
    .flatMap(([outer]) => (outer ? [outer] : []))
    .sort((one, other) => other.length - one.length)[0];

/** A width in px, at zoom 6, 10 and 13. */
const wide = (far: number, near: number, close: number): ExpressionSpecification => [
  'interpolate',
  ['linear'],
  ['zoom'],
  6,
  far,
  10,
  near,
  13,
  close,
];

/** The metres of a pixel at zoom 0 in the latitude of Dhaka; half of it with each zoom. */
const PIXEL_M = 71_500;
const atZoom = (zoom: number): ExpressionSpecification => [
  '*',
  ['get', 'width'],
  2 ** zoom / PIXEL_M,
];

const LINE: LineLayerSpecification['layout'] = { 'line-cap': 'round', 'line-join': 'round' };
/** Straight ways from town to town lead through the wrong houses: they go where streets come. */
const UNTIL_STREETS: ExpressionSpecification = ['interpolate', ['linear'], ['zoom'], 11, 1, 12, 0];

/** The operator's file, drawn over land and ways, under towns and areas. */
interface StreetsOfStyle {
  source: string;
  url: string;
  layers: LayerSpecification[];
}

export const bangladeshStyle = (
  colors: MapColors,
  areas: readonly KnownArea[],
  { land, water }: MapShapes,
  streets: StreetsOfStyle | null,
): StyleSpecification => {
  const mainland = mainlandOf(land);
  const islands = land.filter(([outer]) => outer !== mainland);
  const layers: LayerSpecification[] = [
    { id: 'abroad', type: 'background', paint: { 'background-color': colors.abroad } },
    { id: 'land', type: 'fill', source: 'land', paint: { 'fill-color': colors.land } },
    {
      id: 'districts',
      type: 'line',
      source: 'districts',
      maxzoom: 12,
      paint: {
        'line-color': colors.border,
        'line-dasharray': [3, 3],
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 6, 0.35, 8, 0.8, 11, 0.8, 12, 0],
      },
    },
    {
      id: 'cells',
      type: 'line',
      source: 'cells',
      minzoom: 11,
      paint: {
        'line-color': colors.border,
        'line-opacity': ['interpolate', ['linear'], ['zoom'], 11, 0, 12, 0.6],
      },
    },
    { id: 'outside', type: 'fill', source: 'outside', paint: { 'fill-color': colors.abroad } },
    { id: 'islands', type: 'fill', source: 'islands', paint: { 'fill-color': colors.land } },
    { id: 'border', type: 'line', source: 'land', paint: { 'line-color': colors.border } },
    {
      id: 'rivers',
      type: 'line',
      source: 'rivers',
      layout: LINE,
      paint: {
        'line-color': colors.water,
        'line-width': ['interpolate', ['exponential', 2], ['zoom'], 5, atZoom(5), 16, atZoom(16)],
      },
    },
    // Over the border: the coast is where the sea begins.
    { id: 'water', type: 'fill', source: 'water', paint: { 'fill-color': colors.water } },
    {
      id: 'roads',
      type: 'line',
      source: 'roads',
      maxzoom: 12,
      layout: LINE,
      paint: {
        'line-color': colors.road,
        'line-width': wide(1, 2.5, 3),
        'line-opacity': UNTIL_STREETS,
      },
    },
    {
      id: 'railways',
      type: 'line',
      source: 'railways',
      minzoom: 7,
      maxzoom: 12,
      paint: {
        'line-color': colors.rail,
        'line-width': wide(0.75, 1.25, 1.5),
        'line-dasharray': [4, 2],
        'line-opacity': UNTIL_STREETS,
      },
    },
    {
      id: 'streets',
      type: 'line',
      source: 'streets',
      minzoom: 10,
      layout: LINE,
      paint: { 'line-color': colors.road, 'line-width': wide(0, 1, 5), 'line-opacity': 0.7 },
    },
    {
      id: 'metro',
      type: 'line',
      source: 'metro',
      minzoom: 10,
      paint: { 'line-color': colors.rail, 'line-width': wide(0, 1, 2), 'line-dasharray': [4, 2] },
    },
    // Where the file has nothing, or is gone, there is still what lies below.
    ...(streets?.layers ?? []),
    {
      id: 'towns',
      type: 'circle',
      source: 'towns',
      maxzoom: 11,
      paint: {
        'circle-color': colors.land,
        'circle-stroke-color': colors.rail,
        'circle-stroke-width': 1.5,
        'circle-radius': wide(2, 4, 4),
      },
    },
    {
      id: 'areas',
      type: 'circle',
      source: 'areas',
      minzoom: 10,
      paint: {
        'circle-color': colors.area,
        'circle-opacity': 0.55,
        'circle-radius': wide(1, 1.5, 4),
      },
    },
  ];
  return {
    version: 8,
    sources: {
      land: polygons(land),
      water: polygons(water),
      // All but the mainland, over what is drawn beyond its border. Islands are drawn again above it.
      outside: polygons(mainland ? [[SIGHT, mainland]] : []),
      islands: polygons(islands),
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
      districts: lines(cellLines(districts.map(({ at }) => at))),
      cells: lines(areaLines(areas)),
      roads: lines(ROADS),
      railways: lines(RAILWAYS),
      streets: lines(STREETS),
      metro: lines([METRO]),
      towns: dots(districts.map(({ at }) => at)),
      areas: dots(areas.map(({ longitude, latitude }) => [longitude, latitude])),
      ...(streets && { [streets.source]: { type: 'vector', url: streets.url } }),
    },
    layers,
  };
};
