/** Tests that what somebody gives with a request is there when the next one is made. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { savedPlaces } from '#server/tuition/parent-area/own-locations.ts';
import { savedStudents } from '#server/tuition/parent-area/students.ts';
import { createBrowser, newPhone, stopClock } from '../setup/accounts.ts';
import { ADDRESS, hireBody, signInParent, verifyPhone } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

/** Sends requests as a guest of one phone; what the guardian has then. */
async function hireAsGuest(...changes: object[]) {
  const clock = stopClock(context.services);
  const phone = newPhone();
  const bodies = [];
  for (const change of changes) {
    const { proof } = await verifyPhone(context, phone);
    bodies.push(hireBody(proof, change));
    clock.forward(61);
  }
  for (const payload of bodies) {
    for (const _ of ['sent', 'sent again']) {
      const answer = await createBrowser(context.app).ask({
        method: 'POST',
        url: '/api/hire',
        payload,
      });
      if (answer.statusCode !== 200) throw new Error(answer.body);
    }
  }
  const { db, lookupCache } = context.services;
  const [parent] = await db
    .select({ id: parents.id })
    .from(parents)
    .innerJoin(users, eq(users.id, parents.userId))
    .where(eq(users.phoneNo, `+88${phone}`));
  const id = parent?.id ?? 0;
  const lookups = lookupCache.current;
  return {
    students: (await savedStudents.list(context.services, id)).map((row) =>
      savedStudents.present(row, lookups, 'en'),
    ),
    places: (await savedPlaces.list(context.services, id)).map((row) =>
      savedPlaces.present(row, lookups, 'en'),
    ),
  };
}

const nothing = {
  student_name: undefined,
  institute: undefined,
  detail_address: undefined,
  latitude: undefined,
  longitude: undefined,
};

test('student and place of a guest are kept, once', async () => {
  const { students, places } = await hireAsGuest({ student_gender: 2 }, { student_gender: 2 });
  expect(students).toEqual([
    expect.objectContaining({
      name: 'Mitu',
      class_id: 113,
      curriculum_id: null,
      curriculum_name: null,
      institute: 'Monipur School',
      gender: 2,
    }),
  ]);
  expect(places).toEqual([
    expect.objectContaining({ location_id: 1001, detail_address: ADDRESS, latitude: 23.7957123 }),
  ]);
});

test('a second child and a second address come beside the first', async () => {
  const { students, places } = await hireAsGuest(
    {},
    { student_name: 'Rafi' },
    { flat_house: '4B', road_no: '3' },
  );
  expect(students.map(({ name }) => name)).toEqual(['Mitu', 'Rafi']);
  expect(places.map((place) => place.detail_address)).toEqual([ADDRESS, `${ADDRESS}, 4B, 3`]);
});

test('who says little has the class and the area, until more is said', async () => {
  const { students, places } = await hireAsGuest(nothing, nothing);
  expect(students).toEqual([
    expect.objectContaining({ name: 'Class 9', institute: null, age: null, gender: 3 }),
  ]);
  expect(places).toEqual([expect.objectContaining({ location_id: 1001, detail_address: null })]);
  const more = await hireAsGuest(nothing, {});
  expect(more.places).toEqual([expect.objectContaining({ detail_address: ADDRESS })]);
});

test('the next request is made of what was kept; a coach needs the address', async () => {
  const { browser } = await signInParent(context);
  const ask = (path: string, payload?: object) =>
    browser.ask({
      method: payload ? 'POST' : 'GET',
      url: `/api/parent/${path}`,
      ...(payload && { payload }),
    });
  const { contact: _, ...request } = hireBody('', nothing);
  expect((await ask('tutor-requests', request)).statusCode).toBe(200);
  const [student] = (await ask('students')).json().data;
  const [place] = (await ask('locations')).json().data;
  const { category_id, class_id, city_id, location_id, ...rest } = hireBody('', nothing);
  const { contact: __, ...again } = rest;
  const saved = { student_id: student.id, saved_location_id: place.id };
  const second = await ask('tutor-requests', { ...again, ...saved });
  expect(second.statusCode).toBe(200);
  expect((await ask('students')).json().data).toHaveLength(1);
  expect((await ask('locations')).json().data).toHaveLength(1);
  const coach = {
    student_name: 'Rafi',
    student_age: 3,
    coaching_time: '10:00',
    saved_location_id: place.id,
    idempotency_key: randomUUID(),
  };
  const refused = await ask('coach-requests', coach);
  expect([refused.statusCode, Object.keys(refused.json().errors)]).toEqual([
    400,
    ['saved_location_id'],
  ]);
});
