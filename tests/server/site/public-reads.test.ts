/** The one way to public answers, for routes, fragments and pages alike. */
import { beforeAll, describe, expect, test } from 'vitest';
import { questionOf } from '#server/site/public-reads/question-of.ts';
import { readPublic } from '#server/site/public-reads/read-public.ts';
import { createJob } from '../setup/factories.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const from = { lang: 'bn', ip: '127.0.0.1' } as const;
let jobId = 0;
let tutorid = '';
beforeAll(async () => {
  jobId = await createJob(context.database.db);
  ({ tutorid } = await createHubTutor(context.database.db));
});

const reads = () =>
  [
    ['listJobs', '/api/job-board?city_id=1', { query: { city_id: '1' } }],
    ['getJob', `/api/job-board/${jobId}`, { params: { jobId: String(jobId) } }],
    ['listTutors', '/api/tutor-hub?', {}],
    ['getHubTutor', `/api/hub/tutor-profile/${tutorid}`, { params: { tutorId: tutorid } }],
    ['listCategories', '/api/tutoringcategory/select', {}],
  ] as const;

describe('a public read', () => {
  test('gives what the route of the API sends, to the letter', async () => {
    for (const [name, url, asked] of reads()) {
      const sent = await context.app.inject({ url, query: { lang: 'bn' } });
      const given = await readPublic(context.services, name, { ...from, ...asked });
      expect([name, sent.statusCode, given.text]).toEqual([name, 200, sent.body]);
      expect(given.answer).toEqual(sent.json());
      expect([given.age, given.isOutage]).toEqual([undefined, false]);
    }
  });

  test('takes values as well as texts, and its own language before that of the page', async () => {
    const asked = { query: { city_id: 1, subjects: [2], lang: 'en' } };
    const given = await readPublic(context.services, 'listJobs', { ...from, ...asked });
    expect(given.answer.data[0]?.city.city_name).toBe('Dhaka');
  });

  test.each([
    ['listJobs', { query: { page: '0' } }, { code: 'invalid_input', status: 400 }],
    ['listJobs', { query: { city_id: '999' } }, { code: 'unknown_id', status: 400 }],
    ['getJob', { params: { jobId: '2000000000' } }, { code: 'job_not_found', status: 404 }],
    ['getHubTutor', { params: { tutorId: 'T999999' } }, { code: 'not_found', status: 404 }],
    ['getEmbedSite', { params: { site: 'nobody' } }, { code: 'site_unknown', status: 404 }],
  ] as const)('of %s with %j is refused by a code', async (name, asked, refusal) => {
    const given = readPublic(context.services, name, { ...from, ...asked });
    await expect(given).rejects.toMatchObject({ name: 'ApiError', ...refusal });
  });
});

describe('a question', () => {
  const of = (query: object) => questionOf('listJobs', { params: undefined, query });

  test('is one whatever the order of filters and ids', () => {
    expect(of({ city_id: 1, subjects: [3, 2, 3] })).toBe(of({ subjects: [2, 3], city_id: 1 }));
    expect(of({ city_id: 1, i_class: undefined })).toBe(of({ city_id: 1, lang: 'en' }));
  });

  test('is another with other values, and where an order was meant', () => {
    expect(of({ city_id: 1 })).not.toBe(of({ city_id: 2 }));
    expect(of({ lang: 'bn' })).not.toBe(of({ lang: 'en' }));
    expect(of({ tutorid: ['T2', 'T1'] })).not.toBe(of({ tutorid: ['T1', 'T2'] }));
  });
});
