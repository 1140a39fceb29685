import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

interface Row {
  id: number;
  name: string;
  name_bn: string;
  aliases: string[];
  [key: string]: unknown;
}

const folder = join(import.meta.dirname, '../../../server/ground/reference');
const load = <T = Row>(name: string): T[] =>
  JSON.parse(readFileSync(join(folder, `${name}.json`), 'utf8')) as T[];

const names = readdirSync(folder)
  .filter((file) => file.endsWith('.json') && file !== 'class-subjects.json')
  .map((file) => file.slice(0, -5));
const cities = load('cities');
const areas = cities.flatMap((city) => load(`areas/${String(city.slug)}`));
const tables: [string, Row[]][] = [
  ...names.map((name): [string, Row[]] => [name, load(name)]),
  ['areas', areas],
];
const ids = (rows: Row[]) => new Set(rows.map((row) => row.id));
const byId = (name: string, id: number) => load(name).find((row) => row.id === id);

test('all expected tables are present', () => {
  expect(names).toEqual(
    expect.arrayContaining([
      'boards',
      'categories',
      'certificate-types',
      'cities',
      'classes',
      'curricula',
      'departments',
      'education-levels',
      'exam-titles',
      'groups',
      'religions',
      'schools',
      'subjects',
      'tutoring-places',
      'tutoring-styles',
      'universities',
      'university-types',
    ]),
  );
  expect(readdirSync(join(folder, 'areas')).sort()).toEqual(
    cities.map((city) => `${String(city.slug)}.json`).sort(),
  );
});

test.each(tables)('%s: unique ids, both names, clean aliases', (_name, rows) => {
  expect(rows.length).toBeGreaterThan(0);
  expect(ids(rows).size).toBe(rows.length);
  for (const row of rows) {
    expect(Number.isInteger(row.id) && row.id > 0, row.name).toBe(true);
    expect(row.name.trim()).not.toBe('');
    expect(row.name_bn, row.name).toMatch(/[\u0985-\u09b9\u09dc-\u09df]/);
    expect(row.name_bn, row.name).not.toMatch(/[A-Za-z]/);
    expect(Array.isArray(row.aliases), row.name).toBe(true);
    const spellings = [row.name, row.name_bn, ...row.aliases].map((text) => text.toLowerCase());
    expect(new Set(spellings).size, row.name).toBe(spellings.length);
    // one spelling of য় ড় ঢ়: U+09DF, U+09DC, U+09DD, never letter + nukta
    expect(spellings.join(''), row.name).not.toMatch(/\u09bc/);
  }
});

test('references point to existing records', () => {
  const [categories, levels, types] = ['categories', 'education-levels', 'university-types'].map(
    (name) => ids(load(name)),
  );
  const [classes, subjects] = [ids(load('classes')), ids(load('subjects'))];
  for (const row of load('classes')) {
    expect(categories?.has(row.category_id as number), row.name).toBe(true);
    expect(Math.floor(row.id / 100), row.name).toBe(row.category_id);
  }
  for (const row of load('exam-titles'))
    expect(levels?.has(row.education_level_id as number), row.name).toBe(true);
  for (const row of load('universities'))
    expect(types?.has(row.university_type_id as number), row.name).toBe(true);
  for (const row of load('schools')) expect(['school', 'college']).toContain(row.kind);

  const taught = new Set<number>();
  for (const link of load<{ classes: number[]; subjects: number[] }>('class-subjects')) {
    expect(link.subjects.length).toBeGreaterThan(0);
    expect(new Set(link.subjects).size).toBe(link.subjects.length);
    for (const id of link.subjects) expect(subjects.has(id), `subject ${id}`).toBe(true);
    for (const id of link.classes) {
      expect(classes.has(id), `class ${id}`).toBe(true);
      taught.add(id);
    }
  }
  expect([...classes].filter((id) => !taught.has(id))).toEqual([]);
});

const DISTRICTS = `Bagerhat Bandarban Barguna Barishal Bhola Bogura Brahmanbaria Chandpur
  Chapainawabganj Chattogram Chuadanga Cox's_Bazar Cumilla Dhaka Dinajpur Faridpur Feni Gaibandha
  Gazipur Gopalganj Habiganj Jamalpur Jashore Jhalokati Jhenaidah Joypurhat Khagrachhari Khulna
  Kishoreganj Kurigram Kushtia Lakshmipur Lalmonirhat Madaripur Magura Manikganj Meherpur
  Moulvibazar Munshiganj Mymensingh Naogaon Narail Narayanganj Narsingdi Natore Netrokona
  Nilphamari Noakhali Pabna Panchagarh Patuakhali Pirojpur Rajbari Rajshahi Rangamati Rangpur
  Satkhira Shariatpur Sherpur Sirajganj Sunamganj Sylhet Tangail Thakurgaon`
  .split(/\s+/)
  .map((name) => name.replace('_', ' '));

test('each of the 64 districts is a city, and Savar is one besides', () => {
  expect(DISTRICTS).toHaveLength(64);
  expect(cities.map(({ name }) => name).sort()).toEqual([...DISTRICTS, 'Savar'].sort());
  expect(new Set(cities.map(({ slug }) => slug)).size).toBe(cities.length);
});

test('a spelling names only one city', () => {
  const spellings = cities.flatMap((city) =>
    [city.name, city.name_bn, ...city.aliases].map((text) => text.toLowerCase()),
  );
  expect(spellings.filter((text, index) => spellings.indexOf(text) !== index)).toEqual([]);
});

/** The areas of a great city itself have numbers up to it, the upazilas around it higher ones. */
const LAST_OF_TOWN = 500;
const GREAT_CITIES = 14;
/** A district is long: from Cox's Bazar to Teknaf, from Bandarban to Naikhongchhari. */
const KM_ACROSS = { town: 40, district: 90 };

test('a district begins with its town, and the rest of it follows', () => {
  for (const city of cities.slice(GREAT_CITIES)) {
    const own = areas.filter(({ id }) => Math.floor(id / 1000) === city.id);
    expect(own.length, city.name).toBeGreaterThanOrEqual(3);
    expect(own[0]?.name).toBe(`${city.name} Sadar`);
    expect(own.map(({ id }) => id % 1000)).toEqual(own.map((_, index) => index + 1));
  }
});

test('cities and areas are many, in Bangladesh and near each other', () => {
  expect(areas.length).toBeGreaterThanOrEqual(1300);
  const points = new Set<string>();
  for (const area of areas) {
    const city = cities.find((row) => row.id === Math.floor(area.id / 1000));
    const [lat, lng] = [area.latitude as number, area.longitude as number];
    expect(lat > 20.5 && lat < 26.7 && lng > 88 && lng < 92.7, area.name).toBe(true);
    const north = (lat - (city?.latitude as number)) * 111.2;
    const east = (lng - (city?.longitude as number)) * 111.2 * Math.cos((lat * Math.PI) / 180);
    const isOfTown = (city?.id ?? 0) <= GREAT_CITIES && area.id % 1000 <= LAST_OF_TOWN;
    const most = isOfTown ? KM_ACROSS.town : KM_ACROSS.district;
    expect(Math.hypot(north, east), area.name).toBeLessThan(most);
    points.add(`${lat},${lng}`);
  }
  expect(points.size).toBe(areas.length);
});

test('a spelling names only one area within a city', () => {
  for (const city of cities) {
    const spellings = load(`areas/${String(city.slug)}`).flatMap((area) => [
      area.name,
      area.name_bn,
      ...area.aliases,
    ]);
    const seen = new Set<string>();
    const twice = spellings
      .map((text) => text.toLowerCase())
      .filter((text) => seen.has(text) || !seen.add(text));
    expect(twice, city.name).toEqual([]);
  }
});

test('ids fixed by the specification', () => {
  expect(byId('education-levels', 6)?.name).toBe('Secondary');
  expect(byId('education-levels', 9)?.name).toContain('Bachelor');
  expect(byId('curricula', 5)?.name).toBe('English Medium');
  expect([1, 2, 3].map((id) => byId('tutoring-places', id)?.name)).toEqual([
    'Group Tutoring',
    'Home Tutoring',
    'Online Tutoring',
  ]);
  expect(byId('subjects', 1)?.name).toBe('All Subjects');
});
