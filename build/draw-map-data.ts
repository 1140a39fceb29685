/**
 * `npm run map`: land, sea and big rivers of Bangladesh for the map that needs nobody else
 * (app/ground/map/data). From OpenStreetMap (ODbL) by way of packages too large to install each time.
 * Rivers narrower than their 100 m come out in pieces: those are left out, app/ground/map/base/rivers.ts has them.
 * Districts and main roads: the registry has neither under an open licence, and the divisions of Natural
 * Earth are those of before 2015, seven of eight, and off by kilometres.
 */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { z } from 'zod';

const LANDS = '@geo-maps/countries-land-100m@0.6.0';
const WATERS = '@geo-maps/earth-waterbodies-100m@0.6.0';
const MAPSHAPER = 'mapshaper@0.7.70';
const AROUND = '87.5,20.2,93.2,27';
/** m²: whole rivers and lakes are larger, the pieces of narrow ones are not. */
const LEAST_WATER = 4_000_000;
/** Degrees: 50 m. */
const PRECISION = 0.0005;

type Rings = number[][][];
const shapes = z.object({
  geometries: z.array(z.object({ coordinates: z.array(z.array(z.array(z.array(z.number())))) })),
});

const folder = mkdtempSync(path.join(tmpdir(), 'map-data-'));
const run = (command: string, args: string[]) => execFileSync(command, args, { cwd: folder });

function fetchMap(name: string): string {
  const [{ filename }] = z
    .tuple([z.object({ filename: z.string() })])
    .parse(JSON.parse(run('npm', ['pack', name, '--json']).toString()));
  run('tar', ['xzf', filename]);
  return path.join(folder, 'package/map.geo.json');
}

function draw(file: string, steps: string[], keep: (rings: Rings) => Rings): string {
  const made = path.join(folder, 'made.json');
  const out = ['-o', made, `precision=${PRECISION}`, 'format=geojson', 'force'];
  run('npx', ['--yes', '-p', MAPSHAPER, 'mapshaper-xl', '8gb', file, ...steps, ...out]);
  const { geometries } = shapes.parse(JSON.parse(readFileSync(made, 'utf8')));
  const coordinates = geometries.flatMap((one) => one.coordinates).map(keep);
  return JSON.stringify({ type: 'MultiPolygon', coordinates });
}

const write = (name: string, shape: string) =>
  writeFileSync(path.join(import.meta.dirname, `../app/ground/map/data/${name}.json`), shape);

try {
  const ofBangladesh = ['-filter', "this.properties.A3 === 'BGD'", '-drop', 'fields=*'];
  const simplify = ['-simplify', '50%', 'keep-shapes'];
  // Its holes are the rivers, which are drawn over it.
  write(
    'land',
    draw(fetchMap(LANDS), [...ofBangladesh, ...simplify], (rings) => rings.slice(0, 1)),
  );
  const large = ['-explode', '-filter', `this.area > ${LEAST_WATER}`, '-dissolve'];
  const clip = ['-clip', `bbox=${AROUND}`];
  write(
    'water',
    draw(fetchMap(WATERS), [...clip, ...large, ...simplify], (rings) => rings),
  );
} finally {
  rmSync(folder, { recursive: true });
}
