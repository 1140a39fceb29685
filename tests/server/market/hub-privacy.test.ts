/** Reads the public hub from end to end, and looks in every answer for what is nobody's business. */
import { eq, getTableColumns, sql } from 'drizzle-orm';
import { beforeAll, expect, test } from 'vitest';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { tutorPositions } from '#server/ground/db/schema/tutor-positions.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { startDemoApp } from '../setup/demo-app.ts';

const context = startDemoApp(async ({ db }) => {
  // What a careful tutor would not do: numbers where everybody can read them.
  const careless = 'Call me: 01711-223344 or ০১৭১১২২৩৩৪৪, mail me@example.org, see www.my-page.com';
  const [one] = await db.select().from(tutors).where(eq(tutors.tutorid, 'T1001'));
  const tutorId = one?.id ?? 0;
  await db
    .update(tutorPersonalInfos)
    .set({ aboutYourself: careless })
    .where(eq(tutorPersonalInfos.tutorId, tutorId));
  const texts = Object.entries(getTableColumns(tutorProfiles)).filter(
    ([, { dataType }]) => dataType === 'string',
  );
  await db
    .update(tutorProfiles)
    .set(Object.fromEntries(texts.map(([name]) => [name, careless])))
    .where(eq(tutorProfiles.tutorId, tutorId));
  await db.update(tutorPositions).set({ homeLatitude: 23.7654321, homeLongitude: 90.3654321 });
  await db
    .update(users)
    .set({ email: sql`'person' || ${users.id} || '@secret.example'` })
    .where(eq(users.type, 'tutor'));
});

/** One answer after another, each from its own address: what is read, not how fast. */
const bodies: string[] = [];
let caller = 0;
async function read(url: string) {
  caller += 1;
  const remoteAddress = `10.0.${caller >> 8}.${caller & 255}`;
  const answer = await context.app.inject({
    url,
    remoteAddress: remoteAddress.replace('10.0', `10.${caller % 200}`),
  });
  expect([url, answer.statusCode]).toEqual([url, 200]);
  bodies.push(answer.body);
  return answer.json();
}

const tutorids: string[] = [];
beforeAll(async () => {
  const first = await read('/api/tutor-hub?per_page=50');
  for (let page = 1; page <= first.last_page; page += 1) {
    const { data } = await read(`/api/tutor-hub?per_page=50&page=${page}&lang=bn`);
    tutorids.push(...data.map(({ tutorid }: { tutorid: string }) => tutorid));
  }
  for (const tutorid of tutorids) {
    await read(`/api/hub/tutor-profile/${tutorid}`);
    const { last_page } = await read(`/api/hub/tutor-profile/${tutorid}/reviews`);
    for (let page = 2; page <= last_page; page += 1)
      await read(`/api/hub/tutor-profile/${tutorid}/reviews?page=${page}`);
  }
  for (let start = 0; start < tutorids.length; start += 3)
    await read(`/api/tutor-hub/compare?tutorid=${tutorids.slice(start, start + 3).join(',')}`);
}, 120_000);

test('the whole hub was read, with every listed tutor', async () => {
  expect(tutorids.length).toBeGreaterThan(200);
  expect(new Set(tutorids).size).toBe(tutorids.length);
  expect(bodies.join('').length).toBeGreaterThan(500_000);
});

/** The text for everybody, and the names of districts and thanas, which are those of public areas. */
const SAID_ELSEWHERE = new Set([
  'aboutYourself',
  'updatedAt',
  'presentDistrict',
  'permanentDistrict',
  'presentPoliceStation',
  'permanentPoliceStation',
]);

/** Every private value of the database, as long as it cannot be there by chance. */
async function readPrivate(): Promise<Map<string, string>> {
  const { db } = context.database;
  const values = new Map<string, string>();
  const add = (what: string, value: unknown) => {
    const text = String(value ?? '');
    if (text.length >= 6) values.set(text, what);
  };
  for (const user of await db.select().from(users)) {
    for (const digits of [user.phoneNo, user.phoneNo.slice(3), user.phoneNo.slice(4)])
      add('phone', digits);
    add('e-mail', user.email);
    add('password', user.passwordHash);
  }
  const guardians = await db
    .select({ name: users.name, about: parents.about, other: parents.additionalPhoneNumber })
    .from(parents)
    .innerJoin(users, eq(users.id, parents.userId));
  const publicNames = new Set(
    (await db.select().from(users).where(eq(users.type, 'tutor'))).map(({ name }) => name),
  );
  for (const { name, about, other } of guardians) {
    if (!publicNames.has(name)) add('guardian', name);
    add('about a guardian', about);
    add('phone', other);
  }
  for (const row of await db.select().from(tutorPersonalInfos))
    for (const [column, value] of Object.entries(row))
      if (!SAID_ELSEWHERE.has(column) && !publicNames.has(String(value))) add(column, value);
  for (const { file } of await db.select().from(tutorCertificates)) add('document', file);
  for (const { homeLatitude, homeLongitude, lastLatitude } of await db
    .select()
    .from(tutorPositions))
    for (const value of [homeLatitude, homeLongitude, lastLatitude]) add('position', value);
  return values;
}

test('no private value of anybody is in any answer', async () => {
  const everything = bodies.join('\n');
  const found: string[] = [];
  const values = await readPrivate();
  expect(values.size).toBeGreaterThan(2000);
  for (const [value, what] of values)
    if (everything.includes(value)) found.push(`${what}: ${value}`);
  expect(found).toEqual([]);
});

test('nothing that looks like a phone number, an address or a point on the map', () => {
  const everything = bodies.join('\n');
  expect(everything).not.toMatch(/(?:\+?88)?01[3-9][\d -]{8,}|০১[৩-৯]/);
  expect(everything).not.toMatch(/[\w.]+@[\w-]+\.\w+/);
  expect(everything).not.toMatch(
    /"(?:latitude|longitude|phone\w*|email|password\w*|\w*address|father\w*|mother\w*|emergency\w*|\w*certificate\w*|date_of_birth|bc_nid_po|religio\w*)"/,
  );
  expect(everything).not.toContain('my-page.com');
});
