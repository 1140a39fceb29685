/**
 * Tests that no field of the profile is lost on its way, and that none tells strangers how a tutor is
 * reached. Both walk the schemas and the tables, so that a new field is tested as well.
 */
import { getTableColumns } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import { beforeAll, describe, expect, test } from 'vitest';
import type { z } from 'zod';
import { educationBody } from '#core/people/api/profile/education.ts';
import { experienceBody } from '#core/people/api/profile/experience.ts';
import { type TutorProfile, tutorProfile } from '#core/people/api/profile/overview.ts';
import { personalInfoBody } from '#core/people/api/profile/personal-info.ts';
import { onlineTutoringBody, styleAndSalaryBody } from '#core/people/api/profile/tutoring.ts';
import { BLOT } from '#core/people/contact-data/hide-contact.ts';
import { PUBLIC_FIELDS, publicName } from '#core/people/profile/profile-fields.ts';
import { tutorExperiences } from '#server/ground/db/schema/tutor-experiences.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { bachelor, experience, secondary } from '#tests/setup/profile-forms.ts';
import { createHubTutor } from '../setup/hub.ts';
import { startTestApp } from '../setup/test-app.ts';
import { type OpenTutor, openTutor } from '../setup/tutor.ts';

const context = startTestApp();

/** Returns what the schema of a field takes, another for each field. */
function valueFor(schema: z.ZodType, field: string, index: number) {
  const words = `Words of ${field.replaceAll('_', ' ')}.`;
  const values = [
    words.replace('.', ''),
    `${words} `.repeat(8),
    `https://videos.example/${field}`,
    2,
    300,
    2000,
    `018123456${10 + index}`,
    '1999-12-31',
    '1234567890',
  ];
  const value = values.find((one) => schema.safeParse(one).success);
  if (value === undefined) throw new Error(`No value for ${field}`);
  return value;
}

/** A list is answered with its names. */
const idsOf = (value: unknown) =>
  Array.isArray(value) ? value.map(({ id }: { id: number }) => id) : value;

const FORMS = [
  [
    'salary and style',
    '/api/update-tutoring-style-and-expected-salary',
    styleAndSalaryBody,
    ({ salary_and_style }) => salary_and_style,
  ],
  ['online tutoring', '/api/update-online-tutoring', onlineTutoringBody, ({ online }) => online],
  [
    'personal information',
    '/api/tutor-personal-info',
    personalInfoBody,
    ({ personal }) => personal.data,
  ],
] as const satisfies readonly (readonly [
  string,
  string,
  z.ZodObject,
  (profile: TutorProfile) => object | null,
])[];

describe.each(FORMS)('%s', (_name, url, { shape }, partOf) => {
  const fields = Object.entries<z.ZodType>(shape).map(
    ([field, schema], index) => [field, schema, valueFor(schema, field, index)] as const,
  );
  const read = async (tutor: OpenTutor) =>
    new Map<string, unknown>(
      Object.entries(partOf(tutorProfile.parse(await tutor.get('/api/tutor-profile'))) ?? {}),
    );

  test('what is sent is what the tutor reads again, field by field', async () => {
    const tutor = await openTutor(context.app, context.database.db);
    const body = Object.fromEntries(fields.map(([field, , value]) => [field, value]));
    expect(await tutor.post(url, body)).toMatchObject({ status: 200 });
    const stored = await read(tutor);
    expect(fields.map(([field]) => [field, idsOf(stored.get(field))])).toEqual(
      fields.map(([field, schema, value]) => [field, schema.parse(value)]),
    );
  });

  test('what may be left empty is emptied', async () => {
    const tutor = await openTutor(context.app, context.database.db);
    const body = Object.fromEntries(fields.map(([field, , value]) => [field, value]));
    await tutor.post(url, body);
    const optional = fields.filter(([, schema]) => schema.safeParse('').success);
    const emptied = Object.fromEntries(optional.map(([field]) => [field, '']));
    expect(await tutor.post(url, { ...body, ...emptied })).toMatchObject({ status: 200 });
    const stored = await read(tutor);
    expect(optional.map(([field]) => [field, stored.get(field)])).toEqual(
      optional.map(([field]) => [field, null]),
    );
  });
});

test.each([
  ['experience', '/api/add-tutor-experience', experienceBody, [experience]],
  [
    'education',
    '/api/create-tutor-educational-info',
    educationBody,
    [{ ...secondary, school_id: 1, current_institute: '1' }, bachelor],
  ],
])('an entry of %s is kept, field by field', async (_name, url, { shape }, entries) => {
  const tutor = await openTutor(context.app, context.database.db);
  for (const entry of entries)
    expect(await tutor.post(url, entry)).toMatchObject({ status: 200, body: { data: entry } });
  const sent = new Set(entries.flatMap((entry) => Object.keys(entry)));
  expect(Object.keys(shape).filter((field) => !sent.has(field))).toEqual([]);
});

describe('a tutor who writes numbers and addresses everywhere', () => {
  const CARELESS = 'Ask 01711-223344 or me@example.org, see www.my-page.com';
  const HIDDEN = `Ask ${BLOT} or ${BLOT}, see ${BLOT}`;
  const carelessIn = (table: PgTable) =>
    Object.fromEntries(
      Object.entries(getTableColumns(table))
        .filter(([, column]) => column.getSQLType() === 'text')
        .map(([name]) => [name, CARELESS]),
    );
  let tutorid = '';
  beforeAll(async () => {
    const { db } = context.database;
    const tutor = await createHubTutor(db, {}, {}, carelessIn(tutorProfiles));
    tutorid = tutor.tutorid;
    const { tutorId } = tutor;
    await db.insert(tutorPersonalInfos).values({ tutorId, ...carelessIn(tutorPersonalInfos) });
    await db.insert(tutorExperiences).values({
      tutorId,
      categoryId: 1,
      classId: 113,
      durationFrom: '2024-01-01',
      durationTo: '2025-01-01',
      teachingLocation: CARELESS,
      about: CARELESS,
    });
  });

  test.each([
    '/api/hub/tutor-profile/:id',
    '/api/hub/tutor-profile/:id?lang=bn',
    '/api/tutor-hub/compare?tutorid=:id',
    '/api/tutor-hub',
  ])('%s tells strangers none of them', async (url) => {
    const { statusCode, body } = await context.app.inject({ url: url.replace(':id', tutorid) });
    expect(statusCode).toBe(200);
    expect(body).toContain(tutorid);
    expect(body).not.toMatch(/01711|223344|me@example|my-page/);
  });

  test('the rest of what is written for everybody is read', async () => {
    const answer = await context.app.inject({ url: `/api/hub/tutor-profile/${tutorid}` });
    const profile = new Map<string, unknown>(Object.entries(answer.json()));
    const names = PUBLIC_FIELDS.map(publicName);
    expect(names.map((name) => [name, profile.get(name)])).toEqual(
      names.map((name) => [name, HIDDEN]),
    );
  });
});
