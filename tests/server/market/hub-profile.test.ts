import { describe, expect, test } from 'vitest';
import { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const get = async (url: string) => {
  const answer = await context.app.inject({ url });
  return { status: answer.statusCode, body: answer.json() };
};

describe('the public profile', () => {
  test('shows studies, offer, experience, times and video, in the language asked for', async () => {
    const { db } = context.database;
    const { tutorid, tutorId } = await createHubTutor(
      db,
      { name: 'Nusrat Jahan', gender: 2 },
      {},
      {
        placeIds: [2, 3],
        onlineSalary: 300,
        uploadVideo: 'https://youtu.be/aqz-KE-bpKQ',
        aboutStyle: 'Mail me@example.org for more',
      },
    );
    await db.insert(tutorPersonalInfos).values({ tutorId, aboutYourself: 'I teach with stories.' });
    await db.insert(tutorExperiences).values({
      tutorId,
      categoryId: 1,
      classId: 113,
      teachingLocation: 'Mirpur 1, phone 01711223344',
      durationFrom: '2024-01-01',
      durationTo: '2025-01-01',
      about: 'Prepared two students for the board exam.',
    });
    const { body } = await get(`/api/hub/tutor-profile/${tutorid.toLowerCase()}`);
    expect(body).toMatchObject({
      id: tutorId,
      tutorid,
      user: { name: 'Nusrat Jahan', photo: null },
      gender: 2,
      expected_salary: 6000,
      online_salary: 300,
      is_online: true,
      is_available: true,
      has_video: true,
      video_id: 'aqz-KE-bpKQ',
      about: 'I teach with stories.',
      about_style: 'Mail ••• for more',
      rating: { average: null, count: 0 },
      rating_spread: [0, 0, 0, 0, 0, 0],
      completed_tuitions: 0,
      city: { city_name: 'Dhaka' },
      location: { location_name: 'Mirpur 1' },
      preferred_locations: [{ id: 1001, text: 'Mirpur 1' }],
      degrees: [{ education_level_id: 9, institute: 'University of Dhaka', current_semester: 5 }],
      educational_info: [{ university: { university_name: 'University of Dhaka' } }],
      experiences: [{ class_name: 'Class 9', teaching_location: 'Mirpur 1, phone •••' }],
      hire_choices: [{ id: 1, text: 'Bangla Medium', i_classes: [{ id: 113, text: 'Class 9' }] }],
    });
    expect(body.availability).toHaveLength(7);
    expect(body.availability[0]).toEqual({
      day: 'saturday',
      morning: false,
      noon: false,
      afternoon: false,
      evening: true,
    });
    const bn = (await get(`/api/hub/tutor-profile/${tutorid}?lang=bn`)).body;
    expect(bn.city.city_name).toBe('ঢাকা');
  });

  test('reviews of a tutor who is not there', async () => {
    expect((await get('/api/hub/tutor-profile/T999999/reviews')).status).toBe(404);
  });
});

describe('side by side', () => {
  test('up to three, in the order asked for, without those who are not in the hub', async () => {
    const { db } = context.database;
    const one = await createHubTutor(db);
    const two = await createHubTutor(db);
    const hidden = await createHubTutor(db, { accountStatus: 'red' });
    const url = `/api/tutor-hub/compare?tutorid=${two.tutorid},${hidden.tutorid},${one.tutorid.slice(1)}`;
    const { body } = await get(url);
    expect(body.data.map(({ tutorid }: { tutorid: string }) => tutorid)).toEqual([
      two.tutorid,
      one.tutorid,
    ]);
    const twice = await get(`/api/tutor-hub/compare?tutorid=${one.tutorid}&tutorid=${one.tutorid}`);
    expect(twice.body.data).toHaveLength(1);
  });

  test.each(['', 'tutorid=', 'tutorid=1,2,3,4'])('refuses "%s"', async (query) => {
    const { status, body } = await get(`/api/tutor-hub/compare?${query}`);
    expect([status, Object.keys(body.errors)[0]]).toEqual([400, expect.stringMatching(/^tutorid/)]);
  });
});
