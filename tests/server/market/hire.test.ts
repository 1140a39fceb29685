import { and, count, eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { hireProofs } from '#server/ground/db/schema/hire-proofs.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { siteCounts } from '#server/ground/db/schema/site-counts.ts';
import { registerPartner, switchPartner } from '#server/people/partners/register-partner.ts';
import {
  createAccount,
  createBrowser,
  lastCode,
  newPhone,
  otherCode,
  stopClock,
} from '../setup/accounts.ts';
import { createJobs } from '../setup/factories.ts';
import { hireBody, textsTo, verifyPhone } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
beforeEach(() => {
  clock = stopClock(context.services);
});

const post = (url: string, payload: object, browser = createBrowser(context.app)) =>
  browser.ask({ method: 'POST', url, payload });
const submit = (payload: object, ip?: string) =>
  createBrowser(context.app, ip).ask({ method: 'POST', url: '/api/hire', payload });
const result = (answer: Awaited<ReturnType<typeof post>>) => [
  answer.statusCode,
  answer.json().code,
];

async function requestsOf(phone: string) {
  return context.database.db
    .select({ job: jobOffers })
    .from(jobOffers)
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(users, eq(users.id, parents.userId))
    .where(eq(users.phoneNo, `+88${phone}`));
}

const registerSchool = (siteId: string) =>
  registerPartner(context.database.db, {
    siteId,
    name: 'School',
    origins: [`https://${siteId}.example`],
  });

test('phone, code, request: a guardian without a password, and nobody signed in', async () => {
  await registerSchool('demo-school');
  const { phone, proof, browser } = await verifyPhone(context);
  const answer = await post('/api/hire', hireBody(proof, { site: 'demo-school' }), browser);
  const [row] = await requestsOf(phone);
  expect(answer.json()).toEqual({
    type: 'success',
    message: expect.stringContaining('We have your request'),
    request_no: `R${row?.job.id}`,
    status: 'pending',
  });
  expect([...browser.jar.keys()]).toEqual([]);
  expect(row?.job).toMatchObject({
    status: 'pending',
    actualSalary: 6000,
    wishedSalary: 6000,
    sourceSite: 'demo-school',
    version: 1,
    postedAt: null,
  });
  const { db } = context.database;
  const [user] = await db
    .select()
    .from(users)
    .where(eq(users.phoneNo, `+88${phone}`));
  expect(user).toMatchObject({ type: 'parent', name: 'Shamima', passwordHash: null, lang: 'en' });
  expect(user?.phoneNoVerifiedAt).not.toBeNull();
  const [details] = await db
    .select()
    .from(requestDetails)
    .where(eq(requestDetails.jobOfferId, row?.job.id ?? 0));
  expect(details).toMatchObject({ contactName: 'Shamima', studentName: 'Mitu' });
  const [site] = await db.select().from(siteCounts).where(eq(siteCounts.site, 'demo-school'));
  expect(site).toMatchObject({ kind: 'request', count: 1, day: '2026-11-21' });
  expect((await textsTo(db, phone)).join('\n')).toContain(`R${row?.job.id}`);
  expect((await context.app.inject(`/api/job-board/${row?.job.id}`)).statusCode).toBe(404);
});

describe('once', () => {
  test('eight sends at the same time, and one more after an hour', async () => {
    const { phone, proof } = await verifyPhone(context);
    const body = hireBody(proof);
    const answers = await Promise.all(Array.from({ length: 8 }, () => submit(body)));
    const numbers = new Set(answers.map((answer) => answer.json().request_no));
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(8).fill(200));
    expect(numbers.size).toBe(1);
    clock.forward(3600);
    expect(numbers.has((await submit(body)).json().request_no)).toBe(true);
    expect(await requestsOf(phone)).toHaveLength(1);
  });

  test('also with two proofs of the same phone', async () => {
    const first = await verifyPhone(context);
    clock.forward(61);
    const second = await verifyPhone(context, first.phone);
    const body = hireBody(first.proof);
    const answers = await Promise.all([
      submit(body),
      submit({ ...body, contact: { name: 'Shamima', proof: second.proof } }),
    ]);
    expect(new Set(answers.map((answer) => answer.json().request_no)).size).toBe(1);
    expect(await requestsOf(first.phone)).toHaveLength(1);
  });

  test('a proof makes one request', async () => {
    const { proof } = await verifyPhone(context);
    expect((await submit(hireBody(proof))).statusCode).toBe(200);
    expect(result(await submit(hireBody(proof)))).toEqual([422, 'proof_invalid']);
  });

  test('nothing is half done when the database fails in the middle', async () => {
    const { phone, proof } = await verifyPhone(context);
    const { db } = context.database;
    const body = hireBody(proof);
    await db.execute(
      'alter table request_events add constraint broken check (job_offer_id < 0) not valid',
    );
    expect((await submit(body)).statusCode).toBe(500);
    await db.execute('alter table request_events drop constraint broken');
    expect(await requestsOf(phone)).toHaveLength(0);
    expect(
      await db
        .select()
        .from(users)
        .where(eq(users.phoneNo, `+88${phone}`)),
    ).toHaveLength(0);
    expect((await submit(body)).statusCode).toBe(200);
  });
});

test('a site that is none, unknown or switched off is no site, and refuses nobody', async () => {
  await registerSchool('closed-school');
  await switchPartner(context.database.db, 'closed-school', false, new Date());
  for (const site of ['<script>', '', 7, null, 'no-such-school', 'closed-school']) {
    const { phone, proof } = await verifyPhone(context);
    expect((await submit(hireBody(proof, { site }))).statusCode).toBe(200);
    const [row] = await requestsOf(phone);
    expect([site, row?.job.sourceSite]).toEqual([site, null]);
  }
  const counted = await context.database.db.select({ site: siteCounts.site }).from(siteCounts);
  expect(counted.filter(({ site }) => site !== 'demo-school')).toEqual([]);
});

describe('refused', () => {
  test.each<[string, object, string, string]>([
    ['area of another city', { location_id: 2001 }, 'location_id', 'area_of_other_city'],
    ['unknown city', { city_id: 9999 }, 'city_id', 'unknown_id'],
    ['class of another category', { category_id: 2 }, 'class_id', 'class_of_other_category'],
    ['subject of another class', { subject_ids: [9999] }, 'subject_ids', 'subject_of_other_class'],
    ['no subject', { subject_ids: [] }, 'subject_ids', 'required'],
    ['salary below the minimum', { salary: 1499 }, 'salary', 'too_small'],
    ['absurd salary', { salary: 200_001 }, 'salary', 'too_big'],
    ['no days', { days_in_week: 0 }, 'days_in_week', 'too_small'],
    ['eight days', { days_in_week: 8 }, 'days_in_week', 'too_big'],
    ['10,000 characters', { tutor_requirement: 'a'.repeat(10_000) }, 'tutor_requirement', 'long'],
    [
      'Zalgo',
      { tutor_requirement: `h${'\u0334\u0335\u0336\u0337\u0338'}i` },
      'tutor_requirement',
      'text_marks',
    ],
    ['turned text', { detail_address: 'a\u202Eb' }, 'detail_address', 'text_direction'],
    ['a zero byte', { student_name: 'a\0b' }, 'student_name', 'text_control'],
    ['a day that is over', { hiring_date: '2026-11-20' }, 'hiring_date', 'date_past'],
    ['half a point', { longitude: undefined }, 'longitude', 'required_with_latitude'],
    ['a point far away', { latitude: 51.5, longitude: 0 }, 'latitude', 'too_big'],
    ['an unknown university', { university_ids: [99_999] }, 'university_ids', 'unknown_id'],
    ['no key', { idempotency_key: 'x' }, 'idempotency_key', 'invalid'],
  ])('%s', async (_name, overrides, field) => {
    const { phone, proof } = await verifyPhone(context);
    const answer = await submit(hireBody(proof, overrides));
    expect(answer.statusCode).toBe(400);
    expect(Object.keys(answer.json().errors)).toContain(field);
    expect(answer.json().errors[field][0]).not.toMatch(/\{\{|^fields\./);
    expect(await requestsOf(phone)).toHaveLength(0);
    const bn = await submit({ ...hireBody(proof, overrides), lang: 'bn' });
    expect(bn.statusCode).toBe(400);
  });

  test('Bengali with many marks is no Zalgo', async () => {
    const { proof } = await verifyPhone(context);
    const text = 'ক্ষ্ম্য র্ক্ষ্যাঁ স্ত্রীর্‍';
    expect((await submit(hireBody(proof, { tutor_requirement: text }))).statusCode).toBe(200);
  });

  test('the phone of a tutor or of staff, said only after the proof', async () => {
    for (const type of ['tutor', 'staff'] as const) {
      const { phone } = await createAccount(context.database.db, { type });
      const { proof } = await verifyPhone(context, phone);
      expect(result(await submit(hireBody(proof)))).toEqual([409, 'phone_of_other_account']);
    }
  });

  test('a banned and a deactivated guardian', async () => {
    const { db } = context.database;
    const banned = await createAccount(db, { type: 'parent', bannedAt: new Date('2026-01-01') });
    const one = await verifyPhone(context, banned.phone);
    const answer = await submit(hireBody(one.proof));
    expect(result(answer)).toEqual([403, 'banned']);
    expect(answer.json().message).toContain('ask for a tutor');
    const gone = await createAccount(db, { type: 'parent', deactivatedAt: new Date('2026-01-01') });
    const other = await verifyPhone(context, gone.phone);
    expect(result(await submit(hireBody(other.proof)))).toEqual([403, 'deactivated']);
  });

  test('without a proof, with a stranger’s, with an old one', async () => {
    expect(result(await submit(hireBody('nothing')))).toEqual([422, 'proof_invalid']);
    const { proof } = await verifyPhone(context);
    clock.forward(15 * 60 + 1);
    expect(result(await submit(hireBody(proof)))).toEqual([422, 'proof_invalid']);
  });

  test('the fourth request of a day', async () => {
    const phone = newPhone();
    for (let number = 1; number <= 4; number += 1) {
      clock.forward(700);
      const { proof } = await verifyPhone(context, phone);
      expect((await submit(hireBody(proof))).statusCode).toBe(number < 4 ? 200 : 429);
    }
    expect(await requestsOf(phone)).toHaveLength(3);
  });

  test('the eleventh of a day from one neighbourhood', async () => {
    const codes = [];
    for (let number = 1; number <= 11; number += 1) {
      const { proof } = await verifyPhone(context);
      codes.push((await submit(hireBody(proof), `203.0.113.${number}`)).statusCode);
    }
    expect(codes).toEqual([...Array(10).fill(200), 429]);
  });
});

test('an account whose phone was never verified stays unverified', async () => {
  const { db } = context.database;
  const account = await createAccount(db, { type: 'parent', phoneNoVerifiedAt: null });
  const { proof } = await verifyPhone(context, account.phone);
  expect((await submit(hireBody(proof))).statusCode).toBe(200);
  const [user] = await db.select().from(users).where(eq(users.id, account.userId));
  expect(user?.phoneNoVerifiedAt).toBeNull();
});

test('a robot gets the answer of success', async () => {
  const { phone, proof } = await verifyPhone(context);
  const answer = await submit(hireBody(proof, { website: 'https://spam.example' }));
  expect(answer.statusCode).toBe(200);
  expect(answer.json()).toMatchObject({ status: 'pending' });
  expect(await requestsOf(phone)).toHaveLength(0);
});

describe('the code', () => {
  const send = (phone: string, challenge?: string) =>
    post('/api/hire/send-otp', { phone_no: phone, challenge });
  const verify = (phone: string, challenge: string, otp: string) =>
    post('/api/hire/verify-otp', { phone_no: phone, challenge, otp });

  test('works for who asked for it, once, for two minutes, in five tries', async () => {
    const { db } = context.database;
    const phone = newPhone();
    const { challenge } = (await send(phone)).json();
    const code = await lastCode(db, phone);
    expect(result(await verify(phone, 'x'.repeat(43), code))).toEqual([422, 'otp_expired']);
    expect(result(await verify(phone, challenge, otherCode(code)))).toEqual([422, 'otp_wrong']);
    expect((await verify(phone, challenge, code)).statusCode).toBe(200);
    expect(result(await verify(phone, challenge, code))).toEqual([422, 'otp_expired']);
    clock.forward(700);
    const again = (await send(phone, challenge)).json();
    expect(again.challenge).toBe(challenge);
    const next = await lastCode(db, phone);
    for (let number = 0; number < 5; number += 1)
      expect(result(await verify(phone, challenge, otherCode(next)))[1]).toBe('otp_wrong');
    expect((await verify(phone, challenge, next)).statusCode).not.toBe(200);
  });

  test('is limited like any code, and goes to mobiles only', async () => {
    const phone = newPhone();
    expect((await send(phone)).statusCode).toBe(200);
    expect(result(await send(phone))).toEqual([429, 'too_many_requests']);
    expect(result(await send('01011111111'))).toEqual([400, 'invalid_input']);
    expect(result(await send('12'))).toEqual([400, 'invalid_input']);
  });

  test('leaves the proof as a hash', async () => {
    const { proof } = await verifyPhone(context);
    const rows = await context.database.db.select().from(hireProofs);
    expect(rows.some(({ tokenHash }) => tokenHash === proof)).toBe(false);
  });
});

describe('the salary guide', () => {
  const guide = async (query: string) =>
    (await context.app.inject(`/api/hire/salary-guide?${query}`)).json();
  const place = 'category_id=1&class_id=112&city_id=1';

  test('says nothing of fewer than five, and names how near its jobs are', async () => {
    const { db } = context.database;
    expect(await guide(`${place}&location_id=1001`)).toEqual({
      jobs: 0,
      low: null,
      middle: null,
      high: null,
      scope: 'everywhere',
    });
    const pay = (salaries: number[], overrides: object) =>
      createJobs(
        db,
        salaries.map((actualSalary) => ({ classId: 112, actualSalary, ...overrides })),
      );
    await pay([4000, 5000, 6000, 7000], {});
    await pay([8000], { status: 'closed', locationId: 1002 });
    expect(await guide(`${place}&location_id=1001`)).toMatchObject({ jobs: 5, scope: 'city' });
    await pay([9000], {});
    expect(await guide(`${place}&location_id=1001`)).toEqual({
      jobs: 5,
      low: 5000,
      middle: 6000,
      high: 7000,
      scope: 'area',
    });
    expect(await guide('category_id=1&class_id=112&city_id=2')).toMatchObject({
      scope: 'everywhere',
      jobs: 6,
    });
    expect(await guide(`${place}&tutoring_place_id=3`)).toMatchObject({ jobs: 0, middle: null });
  });

  test.each([
    'category_id=2&class_id=112&city_id=1',
    'category_id=1&class_id=112&city_id=99',
    'x=1',
  ])('refuses %s', async (query) => {
    expect((await context.app.inject(`/api/hire/salary-guide?${query}`)).statusCode).toBe(400);
  });
});

test('what was not made counts for no limit', async () => {
  const { phone, proof } = await verifyPhone(context);
  for (let number = 0; number < 5; number += 1)
    expect((await submit(hireBody(proof, { location_id: 2001 }))).statusCode).toBe(400);
  expect((await submit(hireBody(proof))).statusCode).toBe(200);
  const [made] = await context.database.db
    .select({ all: count() })
    .from(jobOffers)
    .innerJoin(parents, eq(parents.id, jobOffers.parentId))
    .innerJoin(users, eq(users.id, parents.userId))
    .where(and(eq(users.phoneNo, `+88${phone}`)));
  expect(made?.all).toBe(1);
});
