import { expect, test, vi } from 'vitest';
import { lookupAnswer, taughtClassesAnswer } from '#core/ground/api/lookup.ts';
import { searchLookup } from '#server/ground/lookups/search-lookup.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

const list = async (url: string) => lookupAnswer.parse((await context.app.inject({ url })).json());
const post = async (url: string, payload: object) =>
  lookupAnswer.parse((await context.app.inject({ method: 'POST', url, payload })).json());
const texts = (rows: { text: string }[]) => rows.map(({ text }) => text);

test('names in both languages, in the order of the reference', async () => {
  expect(texts(await list('/api/tutoringplace/select'))).toEqual([
    'Group Tutoring',
    'Home Tutoring',
    'Online Tutoring',
  ]);
  expect((await list('/api/city/select?lang=bn'))[0]).toEqual({ id: 1, text: 'ঢাকা' });
});

test.each([
  ['en', ['Dhaka', 'Chattogram', 'Sylhet'], ['Bagerhat', 'Bandarban', 'Barguna'], 'Thakurgaon'],
  ['bn', ['ঢাকা', 'চট্টগ্রাম', 'সিলেট'], ['কক্সবাজার', 'কিশোরগঞ্জ', 'কুড়িগ্রাম'], 'হবিগঞ্জ'],
])('the great cities come first, the others by name: %s', async (lang, great, others, last) => {
  const cities = texts(await list(`/api/city/select?lang=${lang}`));
  expect(cities).toHaveLength(65);
  expect(cities.slice(0, 3)).toEqual(great);
  expect(cities.slice(14, 17)).toEqual(others);
  expect(cities.at(-1)).toBe(last);
});

test('classes follow the category', async () => {
  const classes = await list('/api/iclass/select?tutoring_category_id=3');
  expect(texts(classes)).toContain('O Level');
  expect(texts(classes)).not.toContain('HSC 1st Year');
  expect(await post('/api/iclass/select', { tutoring_category_id: '3' })).toEqual(classes);
  expect((await list('/api/iclass/select')).length).toBeGreaterThan(classes.length);
});

test('subjects follow the class', async () => {
  const subjects = await list('/api/subject/select?i_class_id=105');
  expect(texts(subjects)).toContain('General Math');
  expect(texts(subjects)).not.toContain('Physics');
  expect(await post('/api/subject/select', { i_class_id: 105 })).toEqual(subjects);
});

test('every class says its category and its subjects', async () => {
  const response = await context.app.inject({ url: '/api/iclass/taught?lang=bn' });
  const classes = taughtClassesAnswer.parse(response.json());
  expect(classes).toHaveLength((await list('/api/iclass/select')).length);
  const subjects = await list('/api/subject/select?i_class_id=105');
  expect(classes.find(({ id }) => id === 105)).toEqual({
    id: 105,
    text: 'প্রথম শ্রেণি',
    category_id: 1,
    subject_ids: subjects.map(({ id }) => id),
  });
});

test('classes and subjects are found by a name in any spelling, within what was chosen', async () => {
  expect(texts(await list('/api/subject/select?q=gonit'))).toContain('General Math');
  expect(await list('/api/subject/select?i_class_id=105&q=padartho')).toEqual([]);
  const eights = await list('/api/iclass/select?q=class%208');
  const [first] = eights;
  expect(eights.filter(({ text }) => text === 'Class 8').length).toBeGreaterThan(1);
  expect(first).toEqual({ id: 112, text: 'Class 8' });
  const within = await list('/api/iclass/select?tutoring_category_id=2&q=class%208');
  expect(within.filter(({ text }) => text === 'Class 8')).toHaveLength(1);
});

test('areas follow the city', async () => {
  const areas = await list('/api/location/select?city_id=2');
  expect(texts(areas)).toContain('Agrabad');
  expect(texts(areas)).not.toContain('Mirpur 1');
  expect(await post('/api/location/select?lang=bn', { city_id: 2 })).toContainEqual({
    id: 2001,
    text: 'আগ্রাবাদ',
  });
});

test('exam titles follow the level', async () => {
  const titles = await list('/api/examtitle/select?education_level_id=6');
  expect(texts(titles)).toContain('SSC');
  expect(texts(titles)).not.toContain('HSC');
  expect(await post('/api/examtitle/select', { education_level_id: 6 })).toEqual(titles);
});

test('certificate types for tutors', async () => {
  const types = await list('/api/certificatetype/select?type=tutor');
  expect(types.length).toBeGreaterThan(3);
  expect(await post('/api/certificatetype/select', { type: 'tutor' })).toEqual(types);
});

test.each([
  ['du', 'University of Dhaka'],
  ['বুয়েট', 'Bangladesh University of Engineering and Technology'],
  ['rajshahi univ', 'University of Rajshahi'],
])('a university by %s', async (q, name) => {
  const url = `/api/university/select?q=${encodeURIComponent(q)}`;
  expect(texts(await list(url))[0]).toMatch(new RegExp(name.replace('and', '(and|&)')));
});

test('long lists are cut, and a text without a match gives none', async () => {
  expect((await list('/api/university/select')).length).toBeLessThanOrEqual(50);
  expect(await list('/api/department/select?q=qqqqzzzz')).toEqual([]);
});

test('names are prepared for searching once for as long as the rows stay', () => {
  const aliases = vi.fn(() => ['DU']);
  const row = {
    id: 1,
    name: 'University of Dhaka',
    nameBn: 'ঢাকা বিশ্ববিদ্যালয়',
    get aliases() {
      return aliases();
    },
  };
  const rows = new Map([[1, row]]);
  expect(searchLookup(rows, 'du')).toEqual([row]);
  const reads = aliases.mock.calls.length;
  searchLookup(rows, 'dhaka');
  expect(searchLookup(new Map(rows), 'du')).toHaveLength(1);
  expect(aliases).toHaveBeenCalledTimes(2 * reads);
});
