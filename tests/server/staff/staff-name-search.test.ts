/** Staff find people by their names as the hub does, however these are typed. */
import { beforeAll, describe, expect, test } from 'vitest';
import { applications } from '#server/ground/db/schema/applications.ts';
import { personNameKeys } from '#server/ground/db/schema/person-name-keys.ts';
import { fillNameKeys } from '#server/ground/names/fill-name-keys.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { stopClock } from '../setup/accounts.ts';
import { createJob } from '../setup/factories.ts';
import { hireBody, signInParent, verifyPhone } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { createRequest, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const db = () => context.database.db;
let staff: Staff;
beforeAll(async () => {
  stopClock(context.services);
  staff = await signInStaff(context, 'Farhana');
});

/** The name with য়, ড় and a conjunct, as accounts keep it. */
const NAME = 'সুমাইয়া বড়ুয়া আক্তার'.normalize('NFC');
const WRITINGS = {
  'as it is kept': NAME,
  'letters as one sign': 'সুমাই\u09dfা ব\u09dcু\u09dfা',
  'letters with their dots apart': NAME.normalize('NFD'),
  'a joiner inside': 'সুমাইয়া আক্\u200dতার',
  'a no-break space': 'সুমাইয়া\u00a0বড়ুয়া',
  'two spaces and another order': 'আক্তার  সুমাইয়া',
  'the beginning of a word': 'সুমাই',
  'Latin letters': 'sumaiya akter',
};

const found = async (path: string): Promise<Record<string, unknown>[]> =>
  (await staff.get(path)).json().data;
const asked = (words: string) => `q=${encodeURIComponent(words)}`;

describe.each(Object.entries(WRITINGS))('%s', (_writing, words) => {
  test('finds the person, and nobody of another name', async () => {
    const { account } = await signInParent(context, { name: NAME });
    const other = await signInParent(context, { name: 'রফিকুল ইসলাম' });
    const ids = (await found(`people?per_page=50&${asked(words)}`)).map(({ user_id }) => user_id);
    expect(ids).toContain(account.userId);
    expect(ids).not.toContain(other.account.userId);
  });

  test('finds the request by the name of its guardian', async () => {
    const { id } = await createRequest(context, {}, { name: NAME });
    const ids = (await found(`requests?per_page=50&${asked(words)}`)).map((row) => row.id);
    expect(ids).toContain(id);
  });

  test('finds the invoices of the person', async () => {
    const { account } = await signInParent(context, { name: NAME });
    const { id } = await db().transaction((transaction) =>
      issueInvoice(transaction, {
        userId: account.userId,
        kind: 'extra_bill',
        poisha: 50_000,
        issuedAt: context.services.now(),
      }),
    );
    expect((await found(`money/invoices?${asked(words)}`)).map((row) => row.id)).toContain(id);
  });

  test('finds the reviews of the tutor', async () => {
    const tutor = await createHubTutor(db(), { name: NAME });
    const guardian = await signInParent(context);
    const jobOfferId = await createJob(db(), { parentId: guardian.parentId, status: 'closed' });
    const [application] = await db()
      .insert(applications)
      .values({
        tutorId: tutor.tutorId,
        jobOfferId,
        stage: 'confirm',
        confirmedAt: new Date('2026-09-01T06:00:00Z'),
      })
      .returning();
    const { body } = await guardian.browser.ask({
      method: 'POST',
      url: `/api/hub/tutor-profile/${tutor.tutorid}/reviews`,
      payload: {
        application_id: application?.id,
        rating: 5,
        text: 'Patient, on time, and my son likes the lessons.',
      },
    });
    expect(body, body).toContain('review');
    const rows = await found(`reviews?filter=all&${asked(words)}`);
    expect(JSON.stringify(rows)).toContain(tutor.tutorid);
  });
});

describe('the keys', () => {
  const idsOf = async (words: string) =>
    (await found(`people?per_page=50&${asked(words)}`)).map(({ user_id }) => user_id);

  test('are those of the name people have: on signing up by the form and after a change', async () => {
    const { phone, proof, browser: guest } = await verifyPhone(context);
    const sent = await guest.ask({
      method: 'POST',
      url: '/api/hire',
      payload: hireBody(proof, { contact: { name: 'নাদিয়া চৌধুরী', proof } }),
    });
    expect([phone, sent.statusCode]).toEqual([phone, 200]);
    const [person] = await found(`people?${asked('nadia chowdhury')}`);
    expect(person).toMatchObject({ phone });

    const { account, browser } = await signInParent(context, { name: 'Tahmid Reza' });
    expect(await idsOf('tahmid')).toContain(account.userId);
    const saved = await browser.ask({
      method: 'PUT',
      url: '/api/parent/profile',
      payload: {
        name: 'Wasif Reza',
        gender: '1',
        email: account.email,
        about: 'Two sons.',
        additional_phone_number: '',
      },
    });
    expect([saved.statusCode, saved.body]).toEqual([200, expect.anything()]);
    expect(await idsOf('tahmid')).not.toContain(account.userId);
    expect(await idsOf('রেজা wasif')).toContain(account.userId);
  });

  test('of accounts from before are written at the start', async () => {
    const { account } = await signInParent(context, { name: 'মাহফুজা খানম' });
    await db().delete(personNameKeys);
    expect(await idsOf('mahfuza')).toEqual([]);
    await fillNameKeys(context.services);
    expect(await idsOf('mahfuza')).toContain(account.userId);
  });

  test('one letter narrows nothing; a title, a sign, a part from the middle of a word are looked for as they stand', async () => {
    const { account } = await signInParent(context, { name: 'Md. Zubair Hossain' });
    expect(await idsOf('zubair h')).toContain(account.userId);
    expect(await idsOf('Md.')).toContain(account.userId);
    expect(await idsOf('bair hoss')).toContain(account.userId);
    expect(await idsOf('%')).toEqual([]);
  });
});
