/**
 * `virtual:porua-places`: every area of the gazetteer, and the names of its cities, for maps and for what lies near a place, taken
 * from the reference data at build time. It changes as rarely as the code, so it is a file of the app
 * that browsers keep, and no question to the server.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Plugin } from 'vite';
import { z } from 'zod';

const SOURCE = 'virtual:porua-places';
const ID = `\0${SOURCE}`;

const cities = z.array(
  z.object({ id: z.int(), slug: z.string(), name: z.string(), name_bn: z.string() }),
);
const areas = z.array(
  z.object({
    id: z.int(),
    name: z.string(),
    name_bn: z.string(),
    latitude: z.number(),
    longitude: z.number(),
  }),
);

export function readPlaces(folder: string) {
  const read = (file: string): unknown => JSON.parse(readFileSync(path.join(folder, file), 'utf8'));
  const known = cities.parse(read('cities.json'));
  const cityIds = new Map(known.map(({ id, slug }) => [slug, id]));
  const places = readdirSync(path.join(folder, 'areas'))
    .sort()
    .flatMap((file) => {
      const cityId = cityIds.get(path.basename(file, '.json'));
      if (cityId === undefined) throw new Error(`areas/${file} belongs to no city`);
      return areas.parse(read(`areas/${file}`)).map((area) => ({ cityId, ...area }));
    });
  return { places, cities: known.map(({ slug: _, ...city }) => city) };
}

export function placeList(root: string): Plugin {
  return {
    name: 'porua-place-list',
    resolveId: (source) => (source === SOURCE ? ID : undefined),
    load(id) {
      if (id !== ID) return;
      const { places, cities } = readPlaces(path.join(root, 'server/ground/reference'));
      return `export const cities = ${JSON.stringify(cities)};\nexport default ${JSON.stringify(places)}`;
    },
  };
}
