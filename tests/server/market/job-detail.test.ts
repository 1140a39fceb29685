import { describe, expect, test } from 'vitest';
import { job } from '#core/market/api/job.ts';
import { requestStatuses } from '#core/market/hire/request-status.ts';
import { jobCounters } from '#server/ground/db/schema/job-counters.ts';
import { createJob, createJobs } from '../setup/factories.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const SECRET = {
  fullAddress: 'Secret landmark',
  flatHouse: 'Secret flat',
  roadNo: 'Secret road',
  area: 'Secret block',
  latitude: 23.791234,
  longitude: 90.351234,
};

let jobId = 0;
const context = startTestApp(async ({ db }) => {
  jobId = await createJob(db, {
    ...SECRET,
    status: 'live',
    tutoringTime: '17:30',
    tutoringDuration: 1.5,
    jobDuration: 2,
    crashProgram: true,
    hiringDate: '2026-12-01',
    groupId: 1,
    curriculumId: 5,
    departmentIds: [1],
    universityIds: [1],
    universityTypeId: 1,
    schoolIds: [1],
    collegeIds: [2],
    currentYear: 3,
    educationLevelId: 9,
    examTitleId: 1,
    tutorReligionId: 1,
    tutorRequirement: 'Patient.',
  });
  await db.insert(jobCounters).values({ jobOfferId: jobId, totalApplication: 4, jobViews: 17 });
});

const get = async (id: number, query = '') =>
  context.app.inject({ url: `/api/job-board/${id}${query}` });

test('every field of the job, names in English unless asked otherwise', async () => {
  const answer = job.parse((await get(jobId)).json());
  expect(answer).toMatchObject({
    iclass: { class_name: 'Class 9' },
    tutoring_place: { id: 2, tutoring_place: 'Home Tutoring' },
    tutoring_time: '17:30',
    tutoring_duration: 1.5,
    job_duration: 2,
    crash_program: true,
    hiring_date: '2026-12-01',
    group: { group_name: 'Science' },
    curriculum: { curriculum_name: 'English Medium' },
    departments: [{ department_name: 'Bangla' }],
    universities: [{ university_name: 'University of Dhaka' }],
    university_type: { university_type: 'Public University' },
    schools: [{ university_name: 'Viqarunnisa Noon School & College' }],
    current_year: 3,
    education_level: { dependency_name: 'Bachelor/Honours' },
    exam_title: { exam_title: 'SSC' },
    tutor_religion: { religion_name: 'Islam' },
    tutor_requirement: 'Patient.',
    total_application: 4,
    job_views: 17,
    status: 'live',
    created_at: '2026-11-01T06:00:00.000Z',
  });
  const bengali = job.parse((await get(jobId, '?lang=bn')).json());
  expect(bengali.city.city_name).toBe('ঢাকা');
});

test('cookies and browser language do not change a public answer', async () => {
  const answer = await context.app.inject({
    url: `/api/job-board/${jobId}`,
    headers: { cookie: 'lang=bn', 'accept-language': 'bn' },
  });
  expect(job.parse(answer.json()).city.city_name).toBe('Dhaka');
});

describe('status', () => {
  test.each(requestStatuses)('%s', async (status) => {
    const id = await createJob(context.database.db, { status });
    const answer = await get(id);
    const shown = { live: 'live', appointed: 'closed', closed: 'closed' };
    const isReadable = status in shown;
    expect(answer.statusCode).toBe(isReadable ? 200 : 404);
    expect(answer.json()).toMatchObject(
      isReadable ? { status: shown[status as keyof typeof shown] } : { code: 'job_not_found' },
    );
  });

  test('a job that was closed before it was ever posted is nobody’s business', async () => {
    const id = await createJob(context.database.db, { status: 'closed', postedAt: null });
    expect((await get(id)).statusCode).toBe(404);
  });
});

describe('privacy', () => {
  test('visitors get the area and its centre, never the address or the point', async () => {
    const answer = job.parse((await get(jobId)).json());
    expect(answer).toMatchObject({
      full_address: null,
      flat_house: null,
      road_no: null,
      area: 'Mirpur 1',
      latitude: 23.7956,
      longitude: 90.3537,
      exact_place: false,
    });
  });

  test('no public answer holds anything of the guardian or the address', async () => {
    await createJobs(context.database.db, [{ ...SECRET, postedAt: new Date() }]);
    const near = `latitude=${SECRET.latitude}&longitude=${SECRET.longitude}`;
    for (const url of [
      `/api/job-board/${jobId}`,
      '/api/job-board',
      `/api/job-board?${near}&distance=1`,
    ]) {
      const { body, statusCode } = await context.app.inject({ url });
      expect(statusCode).toBe(200);
      expect(body).not.toMatch(/Secret|Test Person|\+?88017|23\.7912|90\.3512|parent/);
    }
  });

  test('the distance is the same wherever in the area the job is', async () => {
    const { db } = context.database;
    const ids = await createJobs(db, [
      { locationId: 1002, latitude: 23.8, longitude: 90.36 },
      { locationId: 1002, latitude: 23.81, longitude: 90.37 },
    ]);
    const { body } = await context.app.inject({
      url: '/api/job-board?latitude=23.8&longitude=90.36&location_id=1002',
    });
    const found: { id: number; distance_km: number }[] = JSON.parse(body).data;
    const distances = found.filter(({ id }) => ids.includes(id)).map((row) => row.distance_km);
    expect(distances).toHaveLength(2);
    expect(new Set(distances).size).toBe(1);
  });

  test('ADDRESS_VISIBILITY=public shows the exact place', async () => {
    const { app } = await buildTestApp(context.database, { addressVisibility: 'public' });
    const answer = job.parse((await app.inject({ url: `/api/job-board/${jobId}` })).json());
    await app.close();
    expect(answer).toMatchObject({
      full_address: SECRET.fullAddress,
      flat_house: SECRET.flatHouse,
      road_no: SECRET.roadNo,
      area: SECRET.area,
      latitude: SECRET.latitude,
      longitude: SECRET.longitude,
      exact_place: true,
    });
  });
});
