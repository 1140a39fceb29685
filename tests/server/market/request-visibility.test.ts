/**
 * Tests who reads which field of a request: what the server answers against the table of the
 * fields.
 */
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract, type Endpoint } from '#core/api/contract.ts';
import type { Stage } from '#core/market/hire/application-stages.ts';
import {
  type RequestFieldName,
  requestField,
  requestFieldsWhere,
} from '#core/market/hire/request-fields.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { createCompareLink } from '#server/market/compare/create-compare-link.ts';
import { columnOf, columnsWhere } from '#server/market/request-fields/request-columns.ts';
import { type Reader, shownTo } from '#server/market/request-fields/shown-to.ts';
import { createBrowser } from '../setup/accounts.ts';
import { jobValues } from '../setup/factories.ts';
import { signInParent, signInTutor, testOrigin } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const hidden: Record<Reader, RequestFieldName[]> = {
  everybody: requestFieldsWhere(({ seenBy }) => seenBy !== 'everybody'),
  tutor: requestFieldsWhere(({ seenBy }) => seenBy === 'guardian'),
};

/** A value nothing else has. */
function secretOf(name: RequestFieldName, index: number): string | number {
  const { kind } = requestField(name);
  if (kind === 'integer') return 31_700 + index;
  return kind === 'number' ? 23.712345 + index : `Quamrun of ${name}`;
}
const secrets = hidden.everybody.map((name, index) => [name, secretOf(name, index)] as const);
const secretsIn = (table: typeof jobOffers | typeof requestDetails) => {
  const columns = columnsWhere(table, ({ seenBy }) => seenBy !== 'everybody');
  return Object.fromEntries(
    secrets
      .map(([name, secret]) => [columnOf(name), secret])
      .filter(([name]) => columns.includes(String(name))),
  );
};
/** The fields whose values stand in a text. */
const readIn = (text: string) =>
  secrets.filter(([, secret]) => new RegExp(`\\b${secret}\\b`).test(text)).map(([name]) => name);

let guardian: Awaited<ReturnType<typeof signInParent>>;
let jobId = 0;
beforeAll(async () => {
  const { db } = context.database;
  guardian = await signInParent(context);
  const [job] = await db
    .insert(jobOffers)
    .values(jobValues(guardian.parentId, secretsIn(jobOffers)))
    .returning({ id: jobOffers.id });
  jobId = job?.id ?? 0;
  await db
    .insert(requestDetails)
    .values({ jobOfferId: jobId, contactName: 'Contact', ...secretsIn(requestDetails) });
});

// A stream never ends.
const readByTutors = Object.values<Endpoint>(contract).filter(
  ({ method, access, path }) =>
    method === 'GET' &&
    !/^(?:parent|staff|embed|partner)/.test(access) &&
    !path.endsWith('/stream'),
);

/** Everything a tutor of this stage can read with the ids of the job and of the own application. */
async function readAsTutor(stage: Stage): Promise<string> {
  const { browser, account } = await signInTutor(context);
  const [application] = await context.database.db
    .insert(applications)
    .values({
      tutorId: account.tutorId,
      jobOfferId: jobId,
      stage,
      ...(stage === 'confirm' && { confirmedAt: new Date() }),
    })
    .returning({ id: applications.id });
  const paths = readByTutors.flatMap(({ path }) =>
    path.includes(':type')
      ? ['applied', 'confirm'].map((type) => path.replace(':type', type))
      : [path.replace(':jobId', String(jobId)).replace(':id', String(application?.id))],
  );
  const bodies: string[] = [];
  for (const url of paths) bodies.push((await browser.ask({ url })).body);
  // A job has one tutor at a time.
  await context.database.db
    .update(applications)
    .set({ stage: 'closed' })
    .where(eq(applications.tutorId, account.tutorId));
  return bodies.join('\n');
}

test('the presenters get what the table allows, column by column', () => {
  const row = { id: 1, ...secretsIn(jobOffers), ...secretsIn(requestDetails), daysInWeek: 3 };
  for (const reader of ['everybody', 'tutor'] as const) {
    const columns = hidden[reader].map(columnOf);
    expect(Object.keys(shownTo(reader, row))).toEqual(
      Object.keys(row).filter((name) => !columns.includes(name)),
    );
  }
});

describe('everybody', () => {
  test('reads no more in the job, on the board, and on the page of the job', async () => {
    for (const url of [`/api/job-board/${jobId}`, '/api/job-board', `/job-details/${jobId}`])
      expect([url, readIn((await context.app.inject(url)).body)]).toEqual([url, []]);
    const found = await context.app.inject({ method: 'POST', url: '/api/job-board', payload: {} });
    expect(found.json().data.map(({ id }: { id: number }) => id)).toContain(jobId);
    expect(readIn(found.body)).toEqual([]);
  });

  test('nor by a private link to compare tutors', async () => {
    const byUserId = (await signInStaff(context)).account.userId;
    const link = await context.services.db.transaction((db) =>
      createCompareLink(context.services, db, { jobId, byUserId, origin: testOrigin }),
    );
    const answer = await createBrowser(context.app).ask({
      method: 'POST',
      url: '/api/compare/view',
      payload: { token: link.token },
    });
    expect(answer.statusCode).toBe(200);
    expect(readIn(answer.body)).toEqual([]);
  });

  test.each<Stage>(['applied', 'shortlisted', 'closed'])('nor a tutor who is %s', async (stage) => {
    expect(readIn(await readAsTutor(stage))).toEqual([]);
  });
});

test.each<Stage>(['appointed', 'confirm'])(
  'the tutor who is %s reads what is for the tutor',
  async (stage) => {
    const isForTutor = ([name]: (typeof secrets)[number]) => !hidden.tutor.includes(name);
    expect(readIn(await readAsTutor(stage))).toEqual(
      secrets.filter(isForTutor).map(([name]) => name),
    );
  },
);

test('guardian and staff read all of it, and nobody else does', async () => {
  const all = secrets.map(([name]) => name);
  const own = `/api/parent/tutor-requests/${jobId}`;
  expect(readIn((await guardian.browser.ask({ url: own })).body)).toEqual(all);
  const staff = await signInStaff(context);
  expect(readIn((await staff.browser.ask({ url: `/api/staff/requests/${jobId}` })).body)).toEqual(
    all,
  );
  const other = await signInParent(context);
  expect(readIn((await other.browser.ask({ url: own })).body)).toEqual([]);
});
