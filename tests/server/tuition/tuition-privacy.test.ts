/**
 * Tests who sees what of whom in a tuition, at each stage: every reading endpoint, requested by
 * everybody with every id of the tuition, against the table of docs/privacy.md, "Tutor and
 * guardian".
 */
import { readFileSync } from 'node:fs';
import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { contract, type Endpoint } from '#core/api/contract.ts';
import type { Stage } from '#core/market/hire/application-stages.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { createBrowser } from '../setup/accounts.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTuition } from '../setup/tuition.ts';

const context = startTestApp();

const STAGES = ['shortlisted', 'appointed', 'confirm', 'closed'] as const satisfies Stage[];
const READERS = ['tutor', 'guardian', 'other tutors', 'other guardians', 'visitors'] as const;
type Reader = (typeof READERS)[number];

/** The value that stands for each line of the table; nothing else in the database is like it. */
const FACTS = {
  'name of the guardian': 'Quamrunnahar',
  'phone of the guardian': '',
  'name of the student': 'Zubaidaquam',
  'institute of the student': 'Quamrun Academy',
  'flat, house and road': 'Quamrun Cottage 77',
  'exact place': '23.7654321',
  'phone of the tutor': '',
  'email of the tutor': '',
};
type Fact = keyof typeof FACTS;
const facts = Object.keys(FACTS) as Fact[];

/** Stages at which a reader sees a fact, as the page says. */
function readTable(): Map<Fact, Map<Reader, string>> {
  const rows = readFileSync('docs/privacy.md', 'utf8')
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .map((line) => line.split('|').map((cell) => cell.trim()));
  return new Map(
    facts.map((fact) => {
      const row = rows.find((cells) => cells[1] === fact);
      if (!row) throw new Error(`docs/privacy.md says nothing of the ${fact}`);
      return [fact, new Map(READERS.map((reader, index) => [reader, row[index + 2] ?? '']))];
    }),
  );
}
const table = readTable();
const isAllowed = (fact: Fact, reader: Reader, stage: Stage): boolean => {
  const says = table.get(fact)?.get(reader) ?? '';
  return says === 'always' || says.split(', ').includes(stage);
};

const reads = Object.values<Endpoint>(contract).filter(
  // A stream never ends; files are bytes.
  ({ method, path, file }) => method === 'GET' && !path.endsWith('/stream') && !file,
);

interface Ids {
  all: (number | string)[];
  jobId: number;
  tutorid: string;
}

function urlsOf({ path }: Endpoint, { all, jobId, tutorid }: Ids): string[] {
  const fixed = path
    .replace(':jobId', String(jobId))
    .replace(':tutorId', tutorid)
    .replace(':site', 'school-example')
    .replace(':type', 'confirm')
    .replace(':kind', 'jobs')
    .replace(':title', 'camp')
    .replace(':day', '2026-11-20')
    .replace(':ref', 'x'.repeat(16));
  return fixed.includes(':id') ? all.map((id) => fixed.replace(':id', String(id))) : [fixed];
}

type Opened = Awaited<ReturnType<typeof openTuition>>;
/** The tutor ids of tests hold the phone, which is no look at it. */
const stands = (text: string, secret: string) => text.replaceAll(/T01\d{9}/g, '').includes(secret);
const tuitions = new Map<Stage, Opened>();
const secretsOf = ({ guardian, tutor }: Opened): Record<Fact, string> => ({
  ...FACTS,
  'phone of the guardian': guardian.account.phone,
  'phone of the tutor': tutor.account.phone,
  'email of the tutor': tutor.account.email,
});

beforeAll(async () => {
  const { db } = context.database;
  for (const stage of STAGES) {
    const opened = await openTuition(context, stage, {
      flatHouse: FACTS['flat, house and road'],
      latitude: Number(FACTS['exact place']),
      longitude: 90.3537456,
    });
    tuitions.set(stage, opened);
    await db
      .update(requestDetails)
      .set({
        contactName: FACTS['name of the guardian'],
        studentName: FACTS['name of the student'],
        institute: FACTS['institute of the student'],
      })
      .where(eq(requestDetails.jobOfferId, opened.jobId));
  }
});

async function readAll(reader: Reader, opened: Opened): Promise<string> {
  const { tutor, guardian, id, jobId } = opened;
  const browser = await {
    tutor: () => tutor.browser,
    guardian: () => guardian.browser,
    'other tutors': async () => (await signInTutor(context)).browser,
    'other guardians': async () => (await signInParent(context)).browser,
    visitors: () => createBrowser(context.app),
  }[reader]();
  const all = [id, jobId, tutor.account.userId, guardian.account.userId, guardian.parentId];
  const ids = { all, jobId, tutorid: `T${tutor.account.phone}` };
  const bodies: string[] = [];
  for (const endpoint of reads)
    for (const url of urlsOf(endpoint, ids)) bodies.push((await browser.ask({ url })).body);
  return bodies.join('\n');
}

describe.each(STAGES)('a tuition that is %s', (stage) => {
  test.each(READERS)('shows %s what the table says', async (reader) => {
    const opened = tuitions.get(stage);
    if (!opened) throw new Error(`No tuition is ${stage}`);
    const text = await readAll(reader, opened);
    const secrets = secretsOf(opened);
    const own = (fact: Fact) => fact.endsWith(`of the ${reader}`);
    const seen = facts.filter((fact) => !own(fact) && stands(text, secrets[fact]));
    expect(seen).toEqual(facts.filter((fact) => !own(fact) && isAllowed(fact, reader, stage)));
  });
});

test('staff find it on their own screens alone: no thread, no tuition, no letter', async () => {
  const opened = tuitions.get('confirm');
  if (!opened) throw new Error('No tuition is confirmed');
  const { browser } = await signInStaff(context);
  const threads = await browser.ask({ url: '/api/message-threads' });
  expect(threads.json()).toMatchObject({ data: [], total: 0 });
  const { id, jobId, tutor, guardian } = opened;
  const all = [id, jobId, tutor.account.userId, guardian.account.userId, guardian.parentId];
  const ids = { all, jobId, tutorid: `T${tutor.account.phone}` };
  const bodies: string[] = [];
  for (const endpoint of reads.filter(({ path }) => !path.startsWith('/api/staff/')))
    for (const url of urlsOf(endpoint, ids)) bodies.push((await browser.ask({ url })).body);
  const secrets = secretsOf(opened);
  expect(facts.filter((fact) => stands(bodies.join('\n'), secrets[fact]))).toEqual([]);
});

test('staff find all of it', async () => {
  const staff = await signInStaff(context);
  const opened = tuitions.get('confirm');
  if (!opened) throw new Error('No tuition is confirmed');
  const paths = [`requests/${opened.jobId}`, `people/${opened.tutor.account.userId}`];
  const bodies = await Promise.all(paths.map(async (path) => (await staff.get(path)).body));
  const secrets = secretsOf(opened);
  expect(facts.filter((fact) => !bodies.join('\n').includes(secrets[fact]))).toEqual([]);
});
