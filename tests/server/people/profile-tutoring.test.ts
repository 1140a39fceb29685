import { beforeEach, describe, expect, test } from 'vitest';
import { tutorCv, tutorProfile } from '#core/people/api/profile/overview.ts';
import {
  availability,
  bachelor,
  categories,
  experience,
  personalInfo,
  secondary,
  styleAndSalary,
} from '#tests/setup/profile-forms.ts';
import { createJobs } from '../setup/factories.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
let tutor: OpenTutor;
beforeEach(async () => {
  tutor = await openTutor(context.app, context.database.db);
});
const style = '/api/update-tutoring-style-and-expected-salary';

test('what is saved is what the overview and the CV show', async () => {
  await tutor.post('/api/update-tutoring-category', categories);
  await tutor.post(style, {
    ...styleAndSalary,
    about_your_tutoring_style: 'With patience.',
    upload_video: 'https://videos.example/1',
  });
  await tutor.post('/api/update-online-tutoring', {
    expected_salary_online_per_hour: '300',
    about_your_online_tutoring_style: '',
  });
  await tutor.post('/api/gender-and-expeced-salary-update', { gender: '2', expected_salary: 7000 });
  await tutor.post('/api/add-tutor-availabilities', availability);
  await tutor.post('/api/add-tutor-experience', experience);
  await tutor.post('/api/create-tutor-educational-info', secondary);
  await tutor.post('/api/create-tutor-educational-info', bachelor);
  await tutor.post('/api/tutor-personal-info', personalInfo);
  const profile = tutorProfile.parse(await tutor.get('/api/tutor-profile'));
  expect(profile).toMatchObject({
    gender: 2,
    categories: { is_updated: true, categories: [{ id: 1, text: 'Bangla Medium' }] },
    salary_and_style: {
      is_updated: true,
      expected_salary: 7000,
      tutoring_style: [{ id: 1, text: 'One-to-one' }],
      about_your_tutoring_style: 'With patience.',
      upload_video: 'https://videos.example/1',
    },
    online: { is_updated: true, expected_salary_online_per_hour: 300, demo_class_video: null },
    tutoring_location: { is_updated: false },
    credentials: { is_updated: false, data: [] },
    personal: { is_updated: true, data: { father_number: '01711111111', religious: 'Islam' } },
  });
  expect(profile.availability.data[0]).toEqual({
    day: 'saturday',
    morning: true,
    noon: false,
    afternoon: false,
    evening: true,
  });
  expect((await tutor.get('/api/tutoring-category')).subjects).toHaveLength(2);
  const cv = tutorCv.parse(await tutor.get('/api/tutor-cv?lang=bn'));
  expect(cv).toMatchObject({
    education: [{ education_level_id: 9 }, { education_level_id: 6 }],
    present_address: 'House 12/A, Road 5, Mirpur, Dhaka',
    religious: 'ইসলাম',
    categories: ['বাংলা মাধ্যম'],
    experience: [{ about: experience.about }],
    photo: null,
  });
});

test.each<[string, object, string]>([
  ['no category', { ...categories, categories: [] }, 'categories'],
  ['no class', { ...categories, i_classes: [] }, 'i_classes'],
  ['no subject', { ...categories, subjects: [] }, 'subjects'],
  ['an unknown subject', { ...categories, subjects: [9999] }, 'subjects'],
  ['a class of another category', { ...categories, i_classes: [113, 301] }, 'i_classes'],
  ['a category without class', { ...categories, categories: [1, 3] }, 'i_classes'],
  ['a subject no class has', { ...categories, subjects: [2, 61] }, 'subjects'],
])('categories: %s', async (_name, body, field) => {
  const answer = await tutor.post('/api/update-tutoring-category', body);
  expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, [field]]);
});

test.each<[string, string, object, string]>([
  ['no style', style, { ...styleAndSalary, tutoring_style: [] }, 'tutoring_style'],
  ['an unknown place', style, { ...styleAndSalary, tutoring_place: [9] }, 'tutoring_place'],
  ['too little', style, { ...styleAndSalary, expected_salary: 1499 }, 'expected_salary'],
  ['a script', style, { ...styleAndSalary, upload_video: 'javascript:alert(1)' }, 'upload_video'],
  ['plain http', style, { ...styleAndSalary, upload_video: 'http://x.example' }, 'upload_video'],
  [
    'an hour for nothing',
    '/api/update-online-tutoring',
    { expected_salary_online_per_hour: 0 },
    'expected_salary_online_per_hour',
  ],
  [
    'no gender',
    '/api/gender-and-expeced-salary-update',
    { gender: 3, expected_salary: 2000 },
    'gender',
  ],
  [
    'a day that is none',
    '/api/add-tutor-availabilities',
    { ...availability, day: ['someday'] },
    'day',
  ],
  [
    'a day twice',
    '/api/add-tutor-availabilities',
    { ...availability, day: availability.day.map(() => 'sunday') },
    'day',
  ],
  [
    'lists of other lengths',
    '/api/add-tutor-availabilities',
    { ...availability, noon: [true] },
    'noon',
  ],
])('tutoring: %s', async (_name, url, body, field) => {
  const answer = await tutor.post(url, body);
  expect(answer.status).toBe(400);
  expect(answer.body.errors).toHaveProperty(field);
});

describe('experience', () => {
  const add = (entry: object) => tutor.post('/api/add-tutor-experience', entry);

  test('is added, listed newest first, changed and deleted', async () => {
    const { body } = await add(experience);
    expect(body).toMatchObject({
      message: 'Experience added successfully',
      profile_completed: 2,
      data: { i_classes: { class_name: 'Class 9' } },
    });
    await add({ ...experience, duration_to: '2026-01-01' });
    const { data } = await tutor.get('/api/tutor-experience');
    expect(data.map((row: { duration_to: string }) => row.duration_to)).toEqual([
      '2026-01-01',
      '2025-01-01',
    ]);
    const url = `/api/update-tutor-experience/${body.data.id}`;
    const changed = await tutor.post(url, { ...experience, about: 'Chemistry.' });
    expect(changed.body).toMatchObject({ data: { about: 'Chemistry.' } });
    const gone = await tutor.delete(`/api/tutor-experience/${body.data.id}`);
    expect(gone.body.message).toBe('Experience deleted successfully');
    expect((await tutor.post(url, experience)).body.code).toBe('not_found');
  });

  test('of others is missing', async () => {
    const { body } = await add(experience);
    const stranger = await openTutor(context.app, context.database.db);
    const id = body.data.id;
    const change = await stranger.post(`/api/update-tutor-experience/${id}`, experience);
    expect(change.body.code).toBe('not_found');
    expect((await stranger.delete(`/api/tutor-experience/${id}`)).body.code).toBe('not_found');
  });

  test.each<[string, object, string]>([
    ['no category', { ...experience, tutoring_category_id: '' }, 'tutoring_category_id'],
    ['no class', { ...experience, i_class_id: '' }, 'i_class_id'],
    ['a class of another category', { ...experience, i_class_id: 301 }, 'i_class_id'],
    ['no place', { ...experience, teaching_location: ' ' }, 'teaching_location'],
    ['no start', { ...experience, duration_from: '' }, 'duration_from'],
    ['no end', { ...experience, duration_to: '' }, 'duration_to'],
    ['an end before the start', { ...experience, duration_to: '2023-12-31' }, 'duration_to'],
    ['a day that does not exist', { ...experience, duration_from: '2023-02-30' }, 'duration_from'],
    ['the future', { ...experience, duration_to: '2099-01-01' }, 'duration_to'],
    ['no words', { ...experience, about: '' }, 'about'],
  ])('%s', async (_name, entry, field) => {
    const { status, body } = await add(entry);
    expect(status).toBe(400);
    expect(body.errors).toHaveProperty(field);
  });
});

describe('personal information', () => {
  const save = (form: object) => tutor.post('/api/tutor-personal-info', form);

  test('is kept whole, and goes to nobody else', async () => {
    expect((await tutor.get('/api/tutor-personal-info')).data).toBeNull();
    expect((await save(personalInfo)).body).toMatchObject({
      message: 'Personal informations updated successfully.',
      profile_completed: 30,
    });
    expect((await tutor.get('/api/tutor-personal-info')).data).toMatchObject({
      additional_number: null,
      mother_number: '01711111112',
      emergency_contact_number: '01711111111',
      bc_nid_po: '1234567890',
    });
    const stranger = await openTutor(context.app, context.database.db);
    expect((await stranger.get('/api/tutor-personal-info')).data).toBeNull();
  });

  const required = Object.keys(personalInfo).filter((field) => field !== 'additional_number');
  test.each(required)('%s is required', async (field) => {
    const { status, body } = await save({ ...personalInfo, [field]: '' });
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });

  const young = `${new Date().getUTCFullYear() - 17}-01-01`;
  test.each<[string, object, string]>([
    ['17 years', { ...personalInfo, date_of_birth: young }, 'date_of_birth'],
    ['no date', { ...personalInfo, date_of_birth: '17/05/2001' }, 'date_of_birth'],
    ['129 characters', { ...personalInfo, about_yourself: 'x'.repeat(129) }, 'about_yourself'],
    ['501 characters', { ...personalInfo, about_yourself: 'x'.repeat(501) }, 'about_yourself'],
    ['a short number', { ...personalInfo, father_number: '0171111' }, 'father_number'],
    ['a document number', { ...personalInfo, bc_nid_po: '12345' }, 'bc_nid_po'],
    ['a religion', { ...personalInfo, religion_id: 99 }, 'religion_id'],
    ['digits in a name', { ...personalInfo, mother_name: 'R2D2' }, 'mother_name'],
  ])('%s', async (_name, form, field) => {
    const { status, body } = await save(form);
    expect([status, Object.keys(body.errors)]).toEqual([400, [field]]);
  });
});

test('available jobs are those of the preferred areas, newest first', async () => {
  const { db } = context.database;
  const [one, two] = await createJobs(db, [
    { cityId: 5, locationId: 5001, postedAt: new Date('2026-11-02') },
    { cityId: 5, locationId: 5002, postedAt: new Date('2026-11-03') },
    { cityId: 5, locationId: 5003 },
  ]);
  const choose = (preferred_location_id: number[]) =>
    tutor.post('/api/update-tutor-preferred-location', { city_id: 5, preferred_location_id });
  await choose([5001, 5002]);
  const { data } = await tutor.get('/api/available-jobs');
  expect(data.map(({ id }: { id: number }) => id)).toEqual([two, one]);
});
