import { beforeEach, describe, expect, test } from 'vitest';
import { setupState } from '#core/people/api/profile/setup.ts';
import { bachelor, secondary } from '#tests/setup/profile-forms.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
let tutor: OpenTutor;
beforeEach(async () => {
  tutor = await openTutor(context.app, context.database.db);
});

const state = async () => setupState.parse(await tutor.get('/api/profile-update-info'));
const step = (name: string, body: object) => tutor.post(`/api/tutor-setup/${name}`, body);
const home = { latitude: 23.8041, longitude: 90.3526, location_name: 'Mirpur 1, Dhaka' };
const teaching = { city_id: 1, preferred_location_id: [1001, 1002], expected_salary: 5000 };

test('leads through the four steps in order', async () => {
  expect(await state()).toEqual({
    Secondary: false,
    Bachelor_Honors: false,
    bachelor_later: false,
    teaching_location: false,
    city: false,
    location: false,
    preferred_location: false,
    expected_salary: false,
    first_missing_step: 'secondary-education',
  });
  const one = await step('secondary-education', secondary);
  expect(one.body).toMatchObject({ profile_completed: 10, next_step: 'bachelor-education' });
  const two = await step('bachelor-education', bachelor);
  expect(two.body).toMatchObject({ profile_completed: 20, next_step: 'tutor-location' });
  const three = await step('tutor-location', home);
  expect(three.body.next_step).toBe('teaching-location');
  const four = await step('teaching-location', teaching);
  expect(four.body).toMatchObject({ profile_completed: 27, next_step: null });
  expect(await state()).toMatchObject({ teaching_location: true, first_missing_step: null });
  const list = await tutor.get('/api/tutor-educational-info');
  expect(list.data).toMatchObject([{ current_institute: '1' }, { current_institute: '0' }]);
});

test('who has not begun a bachelor says so once, and may add it later', async () => {
  await step('secondary-education', secondary);
  const left = await step('bachelor-education/later', {});
  expect(left.body.next_step).toBe('tutor-location');
  expect((await step('tutor-location', home)).body.next_step).toBe('teaching-location');
  expect(await state()).toMatchObject({ Bachelor_Honors: false, bachelor_later: true });
  expect((await step('bachelor-education', bachelor)).status).toBe(200);
  expect(await state()).toMatchObject({ Bachelor_Honors: true });
});

test('steps in another order still lead to the first missing one', async () => {
  const { body } = await step('teaching-location', teaching);
  expect(body.next_step).toBe('secondary-education');
});

test('a step done again changes what it made', async () => {
  await step('secondary-education', secondary);
  const { status } = await step('secondary-education', { ...secondary, result: '4.20' });
  expect(status).toBe(200);
  const { data } = await tutor.get('/api/tutor-educational-info');
  expect(data).toMatchObject([{ result: '4.20' }]);
});

test('the bachelor stays beside a current institute named before', async () => {
  const higher = { ...secondary, education_level_id: 7, exam_title_id: 7, current_institute: '1' };
  await tutor.post('/api/create-tutor-educational-info', higher);
  await step('bachelor-education', bachelor);
  const { data } = await tutor.get('/api/tutor-educational-info');
  expect(data.map((row: { current_institute: string }) => row.current_institute)).toEqual([
    '0',
    '1',
  ]);
});

describe('the higher secondary exam that comes with the bachelor', () => {
  const levels = async () => {
    const { data } = await tutor.get('/api/tutor-educational-info');
    return data.map((row: { education_level_id: number }) => row.education_level_id);
  };

  test('has group, curriculum and board of the secondary one, and its points', async () => {
    await step('secondary-education', secondary);
    const { body } = await step('bachelor-education', { ...bachelor, adds_higher_secondary: true });
    expect(body.profile_completed).toBe(30);
    const { data } = await tutor.get('/api/tutor-educational-info');
    const { group_id, curriculum_id, board_id } = secondary;
    expect(
      data.find((row: { education_level_id: number }) => row.education_level_id === 7),
    ).toMatchObject({ exam_title_id: 7, group_id, curriculum_id, board_id, result: null });
  });

  test('is not added unasked, nor twice, nor over one that is there', async () => {
    await step('secondary-education', secondary);
    await step('bachelor-education', bachelor);
    expect(await levels()).not.toContain(7);
    const own = { ...secondary, education_level_id: 7, exam_title_id: 7, result: '4.90' };
    await tutor.post('/api/create-tutor-educational-info', own);
    for (let time = 0; time < 2; time += 1)
      await step('bachelor-education', { ...bachelor, adds_higher_secondary: true });
    expect((await levels()).toSorted()).toEqual([6, 7, 9]);
    const { data } = await tutor.get('/api/tutor-educational-info');
    expect(data).toContainEqual(expect.objectContaining({ result: '4.90' }));
  });

  test('is left out where there is no secondary one', async () => {
    const { status } = await step('bachelor-education', {
      ...bachelor,
      adds_higher_secondary: true,
    });
    expect(status).toBe(200);
    expect(await levels()).toEqual([9]);
  });
});

describe('style and place of tutoring, saved with the areas', () => {
  const style = async () => (await tutor.get('/api/tutor-profile')).salary_and_style;
  const ids = (list: { id: number }[]) => list.map(({ id }) => id);

  test('count for the profile, and stay where they are left out', async () => {
    const chosen = { tutoring_style: [1], tutoring_place: [2, 3] };
    const { body } = await step('teaching-location', { ...teaching, ...chosen });
    expect(body.profile_completed).toBe(13);
    await step('teaching-location', teaching);
    const { tutoring_style, tutoring_place } = await style();
    expect(ids(tutoring_style)).toEqual([1]);
    expect(ids(tutoring_place)).toEqual([2, 3]);
  });

  test.each([
    ['none', { tutoring_style: [] }, 'tutoring_style'],
    ['an unknown one', { tutoring_style: [77] }, 'tutoring_style'],
    ['an unknown place', { tutoring_place: [9] }, 'tutoring_place'],
  ])('%s is refused', async (_name, body, field) => {
    const answer = await step('teaching-location', { ...teaching, ...body });
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty(field);
    expect((await state()).teaching_location).toBe(false);
  });
});

describe('the location', () => {
  test('is the area nearest to the point, and the first city', async () => {
    const area = context.services.lookupCache.current.locations.get(1001);
    const latitude = (area?.latitude ?? 0) + 0.0001;
    const longitude = area?.longitude ?? 0;
    await step('tutor-location', { ...home, latitude, longitude });
    const { tutoring_location: place } = await tutor.get('/api/tutor-profile');
    expect(place.home).toEqual({ location_name: 'Mirpur 1, Dhaka', latitude, longitude });
    expect(place.city.id).toBe(1);
    expect(place.location.id).toBe(1001);
  });

  test('is the area that was chosen, where one was', async () => {
    await step('tutor-location', { ...home, location_id: 1002 });
    expect((await tutor.get('/api/tutor-profile')).tutoring_location.location.id).toBe(1002);
  });

  test('does not move the city a tutor teaches in', async () => {
    await step('teaching-location', { ...teaching, city_id: 2, preferred_location_id: [2001] });
    await step('tutor-location', home);
    expect((await tutor.get('/api/tutor-profile')).tutoring_location.city.id).toBe(2);
  });

  test.each<[string, object, string]>([
    ['no point', { location_name: 'x' }, 'latitude'],
    ['no longitude', { latitude: 23 }, 'longitude'],
    ['a point beyond the pole', { latitude: 91, longitude: 90 }, 'latitude'],
    ['London', { latitude: 51.5, longitude: 0 }, 'latitude'],
    ['an unknown area', { ...home, location_id: 999_999 }, 'location_id'],
  ])('%s', async (_name, body, field) => {
    const answer = await step('tutor-location', body);
    expect(answer.status).toBe(400);
    expect(answer.body.errors).toHaveProperty(field);
    expect((await state()).location).toBe(false);
  });
});

test.each<[string, object, string]>([
  ['below the minimum', { ...teaching, expected_salary: 1499 }, 'expected_salary'],
  ['no salary', { ...teaching, expected_salary: '' }, 'expected_salary'],
  ['half a taka', { ...teaching, expected_salary: 1500.5 }, 'expected_salary'],
  ['no city', { ...teaching, city_id: '' }, 'city_id'],
  ['an unknown city', { ...teaching, city_id: 77 }, 'city_id'],
  ['no area', { ...teaching, preferred_location_id: [] }, 'preferred_location_id'],
  [
    'an area of another city',
    { ...teaching, preferred_location_id: [2001] },
    'preferred_location_id',
  ],
  [
    '31 areas',
    { ...teaching, preferred_location_id: Array(31).fill(1001) },
    'preferred_location_id',
  ],
])('the teaching location: %s', async (_name, body, field) => {
  const answer = await step('teaching-location', body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toHaveProperty(field);
});

test('1,500 is enough, and lists may be text', async () => {
  const form = { city_id: '1', preferred_location_id: '1001,1002,1001', expected_salary: '1500' };
  expect((await step('teaching-location', form)).status).toBe(200);
  const { tutoring_location: place } = await tutor.get('/api/tutor-profile');
  expect(place.preferred_location.map(({ id }: { id: number }) => id)).toEqual([1001, 1002]);
});
