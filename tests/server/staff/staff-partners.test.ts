/** Partners as staff see and change them; who else may is asked in staff-access. */
import { desc } from 'drizzle-orm';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { findSite } from '#server/people/partners/partner-sites.ts';
import { createBrowser } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { hireBody, signInTutor, verifyPhone } from '../setup/hiring.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let staff: Staff;
let site = '';
let last = 0;
const origin = () => `https://${site}.example`;
const list = async () => (await staff.get('partners')).json().data;
const own = async () => (await list()).find((one: { site: string }) => one.site === site);
const change = (payload: object, id = site) =>
  staff.put(`partners/${id}`, { name: 'School', origins: [origin()], enabled: true, ...payload });
const lastAudit = async () => {
  const [entry] = await context.database.db
    .select()
    .from(auditLog)
    .orderBy(desc(auditLog.id))
    .limit(1);
  return [entry?.action, entry?.target, entry?.userId];
};

beforeAll(async () => {
  staff = await signInStaff(context);
});
beforeEach(async () => {
  last += 1;
  site = `school-of-staff-${last}`;
  const made = await staff.post('partners', { site, name: ' School ', origins: [origin()] });
  expect(made.statusCode).toBe(200);
});

test('a new partner is listed, in force and in the log', async () => {
  expect(await own()).toMatchObject({
    site,
    name: 'School',
    origins: [origin()],
    enabled: true,
    views: 0,
    applies: 0,
    requests: 0,
  });
  expect((await findSite(context.database.db, site))?.origins).toEqual([origin()]);
  expect(await lastAudit()).toEqual([
    'staff_partner_created',
    `partner:${site}`,
    staff.account.userId,
  ]);
});

test('name and origins change; the switch works at once and both ways', async () => {
  const origins = ['https://a.example', 'https://b.example'];
  const changed = await change({ name: 'New name', origins });
  expect(changed.json().data).toMatchObject({ name: 'New name', origins });
  expect((await lastAudit())[0]).toBe('staff_partner_changed');
  await change({ enabled: false });
  expect(await findSite(context.database.db, site)).toBeUndefined();
  expect(await own()).toMatchObject({ enabled: false, origins: [origin()] });
  expect((await lastAudit())[0]).toBe('staff_partner_switched_off');
  await change({ enabled: true });
  expect(await findSite(context.database.db, site)).toBeDefined();
  expect((await lastAudit())[0]).toBe('staff_partner_switched_on');
});

test.each([
  'http://school.example',
  'https://school.example/',
  'https://school.example/page',
  'https://*.school.example',
  'https://school;.example',
  'https://SCHOOL.example',
  'https://a@school.example',
  'https://sites.google.com',
  'javascript:alert(1)',
  'null',
  '',
])('the origin "%s" is refused, and nothing changes', async (wrong) => {
  const answer = await change({ name: 'Other', origins: [origin(), wrong] });
  expect(result(answer)).toEqual([400, 'invalid_input']);
  expect(Object.keys(answer.json().errors)).toEqual(['origins']);
  expect(await own()).toMatchObject({ name: 'School', origins: [origin()] });
});

test('our own origin, none, and too many are refused', async () => {
  const many = Array.from({ length: 11 }, (_one, n) => `https://s${n}.example`);
  for (const origins of [[new URL(context.services.config.publicUrl).origin], [], many])
    expect(result(await change({ origins }))).toEqual([400, 'invalid_input']);
});

test('an id that is taken or none, and a site that is not there', async () => {
  for (const id of [site, 'A', 'x y', '-school'])
    expect(
      Object.keys(
        (await staff.post('partners', { site: id, name: 'X', origins: [origin()] })).json().errors,
      ),
    ).toEqual(['site']);
  expect(result(await change({}, 'no-such-site'))).toEqual([404, 'site_unknown']);
});

test('views, applications and requests of its pages are counted, each once', async () => {
  const { db } = context.database;
  const jobId = await createJob(db, { cityId: 1 });
  const visitor = createBrowser(context.app);
  const view = (of: string) =>
    visitor.ask({ method: 'POST', url: `/api/job-views/${jobId}?site=${of}` });
  for (const of of ['no-such-site', site]) expect((await view(of)).statusCode).toBe(200);
  expect((await view('A%00')).statusCode).toBe(400);
  expect(await own()).toMatchObject({ views: 0 });
  const other = await createJob(db, { cityId: 1 });
  for (const _time of [1, 2])
    await visitor.ask({ method: 'POST', url: `/api/job-views/${other}?site=${site}` });

  const { browser } = await signInTutor(context, { cityId: 1, profileCompleted: 90 });
  const apply = () =>
    browser.ask({
      method: 'POST',
      url: `/api/apply/${other}`,
      payload: { terms_accepted: true, site },
    });
  expect((await apply()).statusCode).toBe(200);
  expect((await apply()).statusCode).not.toBe(200);

  const { proof } = await verifyPhone(context);
  const body = hireBody(proof, { site });
  for (const _time of [1, 2])
    expect(
      (await createBrowser(context.app).ask({ method: 'POST', url: '/api/hire', payload: body }))
        .statusCode,
    ).toBe(200);
  expect(await own()).toMatchObject({ views: 1, applies: 1, requests: 1 });
});
