import { beforeEach, describe, expect, test } from 'vitest';
import { educationListAnswer } from '#core/people/api/profile/education.ts';
import { bachelor, higher, secondary } from '#tests/setup/profile-forms.ts';
import { createBrowser, PASSWORD } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();
let tutor: OpenTutor;
beforeEach(async () => {
  tutor = await openTutor(context.app, context.database.db);
});

const ADD = '/api/create-tutor-educational-info';
const LIST = '/api/tutor-educational-info';
const add = (entry: object) => tutor.post(ADD, entry);
const list = async () => educationListAnswer.parse(await tutor.get(LIST));

describe('the current institute', () => {
  test('is told of who is signed in, until it is none any more', async () => {
    const me = async () => (await tutor.get('/api/v1/user')).tutor.current_educational_info;
    const { body } = await add({ ...bachelor, current_institute: '0' });
    expect(await me()).toBeNull();
    const change = `/api/update-tutor-educational-info/${body.data.id}`;
    await tutor.post(change, { ...bachelor, current_institute: '1' });
    expect(await me()).toMatchObject({
      department: { department_name: expect.any(String) },
      university: { university_name: 'University of Dhaka' },
    });
  });
});

describe('deleting by GET, as earlier clients do', () => {
  test('is taken with a token, and refused with a cookie', async () => {
    const { body } = await add(secondary);
    const url = `/api/delete-tutor-educational-info/${body.data.id}`;
    const refused = await tutor.browser.ask({ url });
    expect([refused.statusCode, refused.json().code]).toEqual([405, 'method_not_allowed']);
    expect((await list()).data).toHaveLength(1);
    const signedIn = await context.app.inject({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: tutor.phone, password: PASSWORD },
    });
    const headers = { authorization: `Bearer ${signedIn.json().api_token}` };
    const deleted = await context.app.inject({ url, headers });
    expect(deleted.json()).toMatchObject({ status: 'success' });
    expect((await list()).data).toEqual([]);
  });
});

describe('degrees', () => {
  test('are added, listed newest first, changed and deleted, ten percent each', async () => {
    const one = await add(secondary);
    expect(one.body).toMatchObject({
      status: 'success',
      profile_completed: 10,
      data: {
        exam_title: { exam_title: 'SSC' },
        group: { group_name: 'Science' },
        current_institute: '0',
      },
    });
    const two = await add({ ...bachelor, current_institute: '1' });
    expect(two.body.profile_completed).toBe(20);
    expect(await list()).toMatchObject({
      data: [
        { id: two.body.data.id, university: { university_name: 'University of Dhaka' } },
        { id: one.body.data.id },
      ],
      has_current_institute: true,
    });
    const changed = await tutor.post(`/api/update-tutor-educational-info/${one.body.data.id}`, {
      ...secondary,
      result: '4.50',
    });
    expect(changed.body).toMatchObject({
      message: 'Education level updated successfully.',
      data: { id: one.body.data.id, result: '4.50' },
    });
    const gone = await tutor.delete(`${LIST}/${one.body.data.id}`);
    expect(gone.body.profile_completed).toBe(10);
    expect(await tutor.storedPercent()).toBe(10);
    expect((await list()).used_levels).toEqual([9]);
  });

  test('beyond three add nothing', async () => {
    for (const entry of [secondary, higher, bachelor]) await add(entry);
    const masters = { ...bachelor, education_level_id: 10, exam_title_id: 44 };
    expect((await add(masters)).body.profile_completed).toBe(30);
  });

  test('each level once', async () => {
    await add(secondary);
    expect((await add(secondary)).body).toMatchObject({
      code: 'invalid_input',
      errors: { education_level_id: ['You have already added this level.'] },
    });
    const other = await add(higher);
    const answer = await tutor.post(
      `/api/update-tutor-educational-info/${other.body.data.id}`,
      secondary,
    );
    expect(answer.body.errors).toHaveProperty('education_level_id');
  });

  test('two clicks add one', async () => {
    const answers = await Promise.all([add(secondary), add(secondary), add(secondary)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
  });

  test('one current institute, which may stay current when it is changed', async () => {
    const first = await add({ ...bachelor, current_institute: 1 });
    const again = { ...higher, current_institute: '1' };
    expect((await add(again)).body.errors).toHaveProperty('current_institute');
    const changed = await tutor.post(`/api/update-tutor-educational-info/${first.body.data.id}`, {
      ...bachelor,
      current_institute: '1',
      current_semester: 6,
    });
    expect(changed.body.data).toMatchObject({ current_institute: '1', current_semester: 6 });
  });

  test('keep nothing that belongs to another kind of level', async () => {
    const answer = await add({ ...secondary, department_id: 35, current_semester: 3 });
    expect(answer.body.data).toMatchObject({ department_id: null, current_semester: null });
  });

  test('of others are missing', async () => {
    const { body } = await add(secondary);
    const stranger = await openTutor(context.app, context.database.db);
    const url = `/api/update-tutor-educational-info/${body.data.id}`;
    expect((await stranger.post(url, secondary)).body.code).toBe('not_found');
    expect((await stranger.delete(`${LIST}/${body.data.id}`)).body.code).toBe('not_found');
    expect((await list()).data).toHaveLength(1);
  });
});

const english = { ...secondary, exam_title_id: 5, curriculum_id: 5, board_id: 13 };

describe('what a degree must hold', () => {
  test.each<[string, object, string]>([
    ['no level', { ...secondary, education_level_id: '' }, 'education_level_id'],
    ['a level below', { ...secondary, education_level_id: 5 }, 'education_level_id'],
    ['a level above', { ...secondary, education_level_id: 12 }, 'education_level_id'],
    ['no exam', { ...secondary, exam_title_id: null }, 'exam_title_id'],
    ['an exam of another level', { ...secondary, exam_title_id: 7 }, 'exam_title_id'],
    ['no group', { ...secondary, group_id: '' }, 'group_id'],
    ['no curriculum', { ...secondary, curriculum_id: '' }, 'curriculum_id'],
    ['an unknown group', { ...secondary, group_id: 99 }, 'group_id'],
    ['no university', { ...bachelor, university_id: '' }, 'university_id'],
    ['no type', { ...bachelor, university_type_id: '' }, 'university_type_id'],
    ['no department', { ...bachelor, department_id: '' }, 'department_id'],
    ['no semester', { ...bachelor, current_semester: '' }, 'current_semester'],
    ['semester 13', { ...bachelor, current_semester: 13 }, 'current_semester'],
    ['an unknown university', { ...bachelor, university_id: 1_999_999 }, 'university_id'],
    ['a GPA above 5', { ...secondary, result: '5.01' }, 'result'],
    ['a CGPA above 4', { ...bachelor, result: '4.01' }, 'result'],
    ['no number', { ...secondary, result: 'good' }, 'result'],
    [
      'a division in 2001',
      { ...secondary, result: 'First Division', passing_year: 2001 },
      'result',
    ],
    [
      'a division without year',
      { ...secondary, result: 'First Division', passing_year: '' },
      'result',
    ],
    [
      'a division at university',
      { ...bachelor, result: 'First Division', passing_year: 1999 },
      'result',
    ],
    ['grades in Bangla medium', { ...secondary, result: '5A* 3A' }, 'result'],
    ['1979', { ...secondary, passing_year: 1979 }, 'passing_year'],
    ['next year', { ...secondary, passing_year: new Date().getUTCFullYear() + 2 }, 'passing_year'],
    ['English medium without board', { ...english, board_id: '' }, 'board_id'],
    ['English medium of a national board', { ...english, board_id: 1 }, 'board_id'],
    ['Cambridge in Bangla medium', { ...secondary, board_id: 13 }, 'board_id'],
  ])('%s', async (_name, entry, field) => {
    const { status, body } = await add(entry);
    expect(status).toBe(400);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect((await list()).data).toEqual([]);
  });

  test.each<[string, object]>([
    ['a division in 2000', { ...secondary, result: 'First Division', passing_year: 2000 }],
    ['a division of HSC in 2002', { ...higher, result: 'Second Division', passing_year: 2002 }],
    ['grades in English medium', { ...english, result: '5A* 3A' }],
    ['a GPA in English medium', { ...english, result: '5.00' }],
    ['no result', { ...secondary, result: '' }],
    ['graduation completed', { ...bachelor, current_semester: 100, result: '4.00' }],
  ])('%s is right', async (_name, entry) => {
    expect((await add(entry)).status).toBe(200);
  });
});

describe('names nobody had given yet', () => {
  const create = (text: unknown, from = tutor) => from.post('/api/university/select', { text });

  test('are usable at once, the same for all, and not offered to others yet', async () => {
    const { body } = await create('Porua Test University');
    expect(body.data).toEqual({ id: expect.any(Number), text: 'Porua Test University' });
    expect(body.data.id).toBeGreaterThanOrEqual(1_000_000);
    const stranger = await openTutor(context.app, context.database.db);
    expect((await create(' porua  test UNIVERSITY', stranger)).body.data).toEqual(body.data);
    const entry = await add({ ...bachelor, university_id: body.data.id });
    expect(entry.body.data.university.university_name).toBe('Porua Test University');
    const search = await tutor.get('/api/university/select?q=porua%20test');
    expect(search.map(({ id }: { id: number }) => id)).not.toContain(body.data.id);
  });

  test('that are known by an alias are the known ones', async () => {
    expect((await create('Dhaka University')).body.data.id).toBe(1);
  });

  test.each(['', 'ab', '12345', 'x'.repeat(121), '<b>School</b>', 7])(
    '%j is no name',
    async (text) => {
      expect((await create(text)).body.errors).toHaveProperty('text');
    },
  );

  test('ten a day', async () => {
    for (let n = 0; n < 10; n += 1)
      expect((await create(`College of number ${'abcdefghij'[n]}${'klmnopqrst'[n]}`)).status).toBe(
        200,
      );
    expect((await create('One College more')).body.code).toBe('too_many_requests');
  });

  test('departments and schools likewise', async () => {
    const school = await tutor.post('/api/school/select', { text: 'Porua Model College' });
    const department = await tutor.post('/api/department/select', { text: 'Porua Studies' });
    const entry = await add({ ...secondary, school_id: school.body.data.id });
    expect(entry.body.data.university.university_name).toBe('Porua Model College');
    const degree = await add({ ...bachelor, department_id: department.body.data.id });
    expect(degree.body.data.department.department_name).toBe('Porua Studies');
  });
});

test('are for tutors who are signed in', async () => {
  const visitor = createBrowser(context.app);
  expect((await visitor.ask({ url: LIST })).json().code).toBe('not_signed_in');
  const parent = await openTutor(context.app, context.database.db, { type: 'parent' });
  expect((await parent.get(LIST)).code).toBe('not_a_tutor');
});
