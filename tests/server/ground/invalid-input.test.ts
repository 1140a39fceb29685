import { describe, expect, test } from 'vitest';
import { errorAnswer } from '#core/ground/api/error.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const BENGALI = /[ঀ-৿]/;

/** Every error has the one form, in the language asked for, and shows nothing from inside. */
async function expectError(
  request: { method?: 'GET' | 'POST'; url: string; payload?: string | object; type?: string },
  status: number,
  code: string,
) {
  const { method = 'GET', url, payload, type } = request;
  const ask = async (lang: string) => {
    const answer = await context.app.inject({
      method,
      url: `${url}${url.includes('?') ? '&' : '?'}lang=${lang}`,
      ...(payload !== undefined && { payload }),
      ...(type !== undefined && { headers: { 'content-type': type } }),
    });
    expect([url, answer.statusCode]).toEqual([url, status]);
    expect(answer.headers['cache-control']).toBe('no-store');
    expect(answer.body).not.toMatch(/select |\.ts|node_modules|stack/i);
    expect(answer.body).not.toMatch(/\{\{|fields\.|codes\./);
    return errorAnswer.parse(answer.json());
  };
  const [en, bn] = [await ask('en'), await ask('bn')];
  expect([en.code, bn.code]).toEqual([code, code]);
  expect(en.message).not.toMatch(BENGALI);
  expect(bn.message).toMatch(BENGALI);
  expect(Object.keys(bn.errors)).toEqual(Object.keys(en.errors));
  for (const texts of Object.values(bn.errors)) expect(texts.join()).toMatch(BENGALI);
  return en.errors;
}

describe('job board, fields', () => {
  test.each([
    ['page=0', { page: ['Must be at least 1.'] }],
    ['page=-1', { page: ['Must be at least 1.'] }],
    ['page=501', { page: ['Must be at most 500.'] }],
    ['page=1000000000', { page: ['Must be at most 500.'] }],
    ['page=1e9', { page: ['Please enter a number.'] }],
    ['page=1.5', { page: ['Please enter a whole number.'] }],
    ['page=NaN', { page: ['Please enter a number.'] }],
    ['per_page=0', { per_page: ['Must be at least 1.'] }],
    ['per_page=51', { per_page: ['Must be at most 50.'] }],
    ['tutor_gender=4', { tutor_gender: ['Must be at most 3.'] }],
    ['tutor_gender=male', { tutor_gender: ['Please enter a number.'] }],
    ['tutoring_place_id=0', { tutoring_place_id: ['Must be at least 1.'] }],
    ['city_id=1&city_id=2', { city_id: ['Please give this only once.'] }],
    ['per_page=1&per_page=2', { per_page: ['Please give this only once.'] }],
    ['distance=1&distance=2', { distance: ['Please give this only once.'] }],
    ['subjects=1&subjects=x', { subjects: ['Please enter a number.'] }],
    ['city_id=2147483648', { city_id: ['Must be at most 2,147,483,647.'] }],
    ['subjects=1,x', { subjects: ['Please enter a number.'] }],
    [`subjects=${Array(31).fill(1)}`, { subjects: ['Choose at most 30.'] }],
    ['jobid=-5', { jobid: ['Must be at least 1.'] }],
    ["jobid=1'--", { jobid: ['Please enter a number.'] }],
    ['actual_salary_min=-1', { actual_salary_min: ['Must be at least 0.'] }],
    [
      'actual_salary_min=9000&actual_salary_max=8000',
      { actual_salary_max: ['The highest salary must not be below the lowest.'] },
    ],
    ['latitude=91&longitude=90', { latitude: ['Must be at most 90.'] }],
    ['latitude=23&longitude=-181', { longitude: ['Must be at least -180.'] }],
    ['latitude=23', { longitude: ['A latitude needs a longitude.'] }],
    ['longitude=90', { latitude: ['A longitude needs a latitude.'] }],
    ['distance=5', { distance: ['A distance needs a place: give latitude and longitude.'] }],
    [
      'latitude=23&longitude=90&distance=7',
      { distance: ['Choose one of: 1, 2, 3, 5, 10, 15, 20, 25, 30, 40, 50.'] },
    ],
  ])('%s', async (query, errors) => {
    const got = await expectError({ url: `/api/job-board?${query}` }, 400, 'invalid_input');
    expect(got).toEqual(errors);
  });

  test.each([
    ['city_id=999', 'city_id'],
    ['location_id=999', 'location_id'],
    ['category_id=999', 'category_id'],
    ['i_class=999999', 'i_class'],
    ['subjects=2,99999', 'subjects'],
  ])('%s is unknown', async (query, field) => {
    const errors = await expectError({ url: `/api/job-board?${query}` }, 400, 'unknown_id');
    expect(Object.keys(errors)).toEqual([field]);
    expect(errors[field]?.[0]).toMatch(/^There is no entry with id \d+\.$/);
  });

  test('several fields at once are all named', async () => {
    const payload = { page: 'x', city_id: [], latitude: {}, subjects: { a: 1 }, distance: true };
    const errors = await expectError(
      { method: 'POST', url: '/api/job-board', payload },
      400,
      'invalid_input',
    );
    expect(Object.keys(errors).sort()).toEqual([
      'city_id',
      'distance',
      'latitude',
      'page',
      'subjects',
    ]);
  });
});

describe('bodies', () => {
  const url = '/api/job-board';
  const type = 'application/json';
  test.each<[string, string | object, string, number, string]>([
    ['broken JSON', '{"city_id":1,', type, 400, 'invalid_json'],
    ['a key that would change prototypes', '{"__proto__":{"a":1}}', type, 400, 'invalid_json'],
    ['a list', '[1]', type, 400, 'invalid_input'],
    ['a text', '"x"', type, 400, 'invalid_input'],
    ['one megabyte', JSON.stringify({ q: 'x'.repeat(1e6) }), type, 413, 'body_too_large'],
    ['a form', 'city_id=1', 'application/x-www-form-urlencoded', 415, 'unsupported_media_type'],
    ['plain text', '{"city_id":1}', 'text/plain', 415, 'unsupported_media_type'],
    ['XML', '<a/>', 'application/xml', 415, 'unsupported_media_type'],
  ])('%s', async (_name, payload, contentType, status, code) => {
    await expectError({ method: 'POST', url, payload, type: contentType }, status, code);
  });

  test('no body at all means no filter', async () => {
    const answer = await context.app.inject({ method: 'POST', url });
    expect(answer.statusCode).toBe(200);
  });

  test.each(['application/json', 'application/json; charset=utf-8'])(
    'an empty body of %s means the same',
    async (contentType) => {
      const answer = await context.app.inject({
        method: 'POST',
        url,
        headers: { 'content-type': contentType },
      });
      expect([answer.statusCode, answer.json().current_page]).toEqual([200, 1]);
    },
  );

  test('an empty body still lacks what has to be there', async () => {
    const request = { method: 'POST' as const, url: '/api/location/select', payload: '', type };
    const errors = await expectError(request, 400, 'invalid_input');
    expect(errors).toEqual({ city_id: ['Please fill this in.'] });
  });

  test('a list where one value belongs is not a repeated field', async () => {
    const request = { method: 'POST' as const, url, payload: { city_id: [1, 2] } };
    expect(await expectError(request, 400, 'invalid_input')).toEqual({
      city_id: ['Please enter a number.'],
    });
  });

  test('messages follow the language of the body; the query wins', async () => {
    const message = async (query: string, lang: string) =>
      (
        await context.app.inject({
          method: 'POST',
          url: `${url}${query}`,
          payload: { lang, page: 0 },
        })
      ).json().message;
    expect(await message('', 'en')).not.toMatch(BENGALI);
    expect(await message('?lang=bn', 'en')).toMatch(BENGALI);
  });
});

describe('other endpoints', () => {
  test.each([
    ['/api/job-board/abc', 400, 'invalid_input'],
    ['/api/job-board/0', 400, 'invalid_input'],
    ['/api/job-board/99999999999', 400, 'invalid_input'],
    ['/api/job-board/123456', 404, 'job_not_found'],
    ['/api/nothing-here', 404, 'not_found'],
    ['/api/job-board/1/more', 404, 'not_found'],
    ['/api/places', 400, 'invalid_input'],
    ['/api/places?q=%20', 400, 'invalid_input'],
    [`/api/places?q=${'x'.repeat(101)}`, 400, 'invalid_input'],
    ['/api/places/near?latitude=23', 400, 'invalid_input'],
    ['/api/places/near?latitude=x&longitude=90', 400, 'invalid_input'],
    ['/api/places/near?latitude=95&longitude=90', 400, 'invalid_input'],
    ['/api/location/select', 400, 'invalid_input'],
    ['/api/iclass/select?tutoring_category_id=x', 400, 'invalid_input'],
    ['/api/certificatetype/select?type=parent', 400, 'invalid_input'],
  ])('%s', async (url, status, code) => {
    await expectError({ url }, status, code);
  });

  test.each([
    ['/api/iclass/select', 'tutoring_category_id'],
    ['/api/subject/select', 'i_class_id'],
    ['/api/location/select', 'city_id'],
    ['/api/examtitle/select', 'education_level_id'],
  ])('%s of an unknown parent', async (url, field) => {
    const expected = { [field]: ['There is no entry with id 99999.'] };
    expect(await expectError({ url: `${url}?${field}=99999` }, 400, 'unknown_id')).toEqual(
      expected,
    );
    const posted = { method: 'POST' as const, url, payload: { [field]: 99999 } };
    expect(await expectError(posted, 400, 'unknown_id')).toEqual(expected);
  });

  test('one value for the language', async () => {
    const answer = await context.app.inject({ url: '/api/city/select?lang=en&lang=bn' });
    expect(answer.json().errors).toEqual({ lang: ['এটি একবারই দিন।'] });
  });

  test('ids have the digits of the language, without grouping', async () => {
    const board = await context.app.inject({ url: '/api/job-board/99999999?lang=bn' });
    expect(board.json().message).toBe('৯৯৯৯৯৯৯৯ আইডির কোনো টিউশন নেই');
    const filter = await context.app.inject({
      url: '/api/job-board?subjects=88888,99999&lang=bn',
    });
    expect(filter.json().errors.subjects).toEqual(['৮৮৮৮৮, ৯৯৯৯৯ আইডির কিছু পাওয়া যায়নি।']);
    const english = await context.app.inject({ url: '/api/job-board/99999999?lang=en' });
    expect(english.json().message).toBe('No job exist with id 99999999');
  });

  test('a missing field is asked for', async () => {
    const errors = await expectError(
      { method: 'POST', url: '/api/location/select', payload: {} },
      400,
      'invalid_input',
    );
    expect(errors).toEqual({ city_id: ['Please fill this in.'] });
  });

  test.each(['/%zz', '/api/job-board/%E0%A4%A', '/api/../../etc/passwd', '//evil.example'])(
    'the broken address %s is not found and harms nothing',
    async (url) => {
      const answer = await context.app.inject({ url });
      expect([400, 404]).toContain(answer.statusCode);
      expect((await context.app.inject({ url: '/healthz' })).statusCode).toBe(200);
    },
  );
});

test('the language of messages: query, then cookie, then browser, then Bengali', async () => {
  const message = async (query: string, headers: Record<string, string>) => {
    const answer = await context.app.inject({ url: `/api/none${query}`, headers });
    return BENGALI.test(answer.json().message) ? 'bn' : 'en';
  };
  expect(await message('', {})).toBe('bn');
  expect(await message('', { 'accept-language': 'fr, en-GB;q=0.8, bn;q=0.5' })).toBe('en');
  expect(await message('', { 'accept-language': 'en', cookie: 'lang=bn' })).toBe('bn');
  expect(await message('?lang=en', { cookie: 'lang=bn' })).toBe('en');
  expect(await message('?lang=xx', { cookie: 'lang=en' })).toBe('en');
});
