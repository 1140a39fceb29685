/**
 * A file of streets for tests, in the layers of Protomaps. Header and directory as version 3 of PMTiles
 * has them: https://github.com/protomaps/PMTiles/blob/main/spec/v3/spec.md
 */
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { GeoJSONVT } from '@maplibre/geojson-vt';
import { fromGeojsonVt } from '@maplibre/vt-pbf';
import { Compression, TileType, zxyToTileId } from 'pmtiles';

type At = [longitude: number, latitude: number];

export interface Shape {
  type: 'Feature';
  properties: Record<string, string>;
  geometry:
    | { type: 'Polygon'; coordinates: At[][] }
    | { type: 'LineString'; coordinates: At[] }
    | { type: 'Point'; coordinates: At };
}

interface StreetFileContent {
  west: number;
  south: number;
  east: number;
  north: number;
  minZoom: number;
  maxZoom: number;
  layers: Record<string, Shape[]>;
}

const HEADER_BYTES = 127;

/** Numbers as protocol buffers have them: seven bits a byte, the lowest first. */
function varints(numbers: readonly number[]): Buffer {
  const bytes: number[] = [];
  for (let rest of numbers) {
    for (; rest >= 128; rest = Math.floor(rest / 128)) bytes.push((rest % 128) | 128);
    bytes.push(rest);
  }
  return Buffer.from(bytes);
}

const xOf = (longitude: number, zoom: number) => Math.floor(((longitude + 180) / 360) * 2 ** zoom);
const yOf = (latitude: number, zoom: number) => {
  const radians = (latitude * Math.PI) / 180;
  return Math.floor(((1 - Math.asinh(Math.tan(radians)) / Math.PI) / 2) * 2 ** zoom);
};

interface Tile {
  id: number;
  bytes: Buffer;
}

function makeTiles({ layers, minZoom, maxZoom, ...area }: StreetFileContent): Tile[] {
  const indexes = Object.entries(layers).map(
    ([name, features]) =>
      [
        name,
        new GeoJSONVT({ type: 'FeatureCollection', features }, { maxZoom, indexMaxZoom: maxZoom }),
      ] as const,
  );
  const tiles: Tile[] = [];
  for (let zoom = minZoom; zoom <= maxZoom; zoom += 1)
    for (let x = xOf(area.west, zoom); x <= xOf(area.east, zoom); x += 1)
      for (let y = yOf(area.north, zoom); y <= yOf(area.south, zoom); y += 1) {
        const parts = indexes.flatMap(([name, index]) => {
          const tile = index.getTile(zoom, x, y);
          return tile ? [[name, tile] as const] : [];
        });
        if (parts.length === 0) continue;
        const tile = fromGeojsonVt(Object.fromEntries(parts), { version: 2, extent: 4096 });
        tiles.push({ id: zxyToTileId(zoom, x, y), bytes: gzipSync(tile) });
      }
  return tiles.sort((one, other) => one.id - other.id);
}

/** Returns the file's bytes. */
export function makeStreetFile(content: StreetFileContent): Buffer {
  const tiles = makeTiles(content);
  const count = tiles.length;
  const root = gzipSync(
    varints([
      count,
      ...tiles.map(({ id }, at) => id - (tiles[at - 1]?.id ?? 0)),
      ...tiles.map(() => 1),
      ...tiles.map(({ bytes }) => bytes.length),
      // One after the other: only the first has a place, counted from one.
      ...tiles.map((_tile, at) => (at === 0 ? 1 : 0)),
    ]),
  );
  const vector_layers = Object.keys(content.layers).map((id) => ({ id, fields: {} }));
  const metadata = gzipSync(JSON.stringify({ vector_layers }));
  const data = Buffer.concat(tiles.map(({ bytes }) => bytes));
  const header = Buffer.alloc(HEADER_BYTES);
  header.write('PMTiles');
  header.writeUInt8(3, 7);
  const metadataAt = HEADER_BYTES + root.length;
  const dataAt = metadataAt + metadata.length;
  [
    [HEADER_BYTES, root.length],
    [metadataAt, metadata.length],
    [dataAt, 0],
    [dataAt, data.length],
    [count, count],
  ]
    .flat()
    .forEach((value, at) => {
      header.writeBigUInt64LE(BigInt(value), 8 + at * 8);
    });
  header.writeBigUInt64LE(BigInt(count), 88);
  header.writeUInt8(1, 96);
  header.writeUInt8(Compression.Gzip, 97);
  header.writeUInt8(Compression.Gzip, 98);
  header.writeUInt8(TileType.Mvt, 99);
  header.writeUInt8(content.minZoom, 100);
  header.writeUInt8(content.maxZoom, 101);
  const { west, south, east, north } = content;
  [west, south, east, north].forEach((degrees, at) => {
    header.writeInt32LE(Math.round(degrees * 1e7), 102 + at * 4);
  });
  return Buffer.concat([header, root, metadata, data]);
}

export const writeStreetFile = (path: string, content: StreetFileContent) =>
  writeFileSync(path, makeStreetFile(content));
