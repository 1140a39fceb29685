/** Staff check documents, education and personal information; what they approved is said in public. */
import { and, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, describe, expect, test } from 'vitest';
import type { CheckKind } from '#core/people/documents/document-checks.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { tutorCertificates } from '#server/ground/db/schema/tutor-certificates.ts';
import { tutorPersonalInfos } from '#server/ground/db/schema/tutor-personal-infos.ts';
import { personalInfo, secondary } from '#tests/setup/profile-forms.ts';
import { signInAs, stopClock } from '../setup/accounts.ts';
import { createHubTutor } from '../setup/hub.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTutor } from '../setup/tutor.ts';

const context = startTestApp();
let staff: Staff;
let clock: ReturnType<typeof stopClock>;
const NID = 1;
const MARKSHEET = 5;
const DAY = 86_400;

beforeAll(async () => {
  clock = stopClock(context.services);
  staff = await signInStaff(context);
});

const picture = `data:image/png;base64,${(
  await sharp({ create: { width: 60, height: 40, channels: 3, background: '#147' } })
    .png()
    .toBuffer()
).toString('base64')}`;

async function checkOf(tutorId: number, kind: CheckKind, itemId?: number) {
  const { id, tutorId: owner, kind: column, itemId: item } = documentChecks;
  const [row] = await context.database.db
    .select()
    .from(documentChecks)
    .where(
      and(
        eq(owner, tutorId),
        eq(column, kind),
        itemId === undefined ? undefined : eq(item, itemId),
      ),
    )
    .orderBy(desc(id));
  if (row === undefined) throw new Error(`no check of ${kind}`);
  return row;
}

const decide = (
  { id, version }: { id: number; version: number },
  act: 'approve' | 'return',
  reason?: string,
) => staff.post(`document-checks/${id}/${act}`, { version, ...(reason && { reason }) });

/** A tutor of the hub with one document of a type, as it stands after an upload. */
async function tutorWith(typeId = NID) {
  const { db } = context.database;
  const tutor = await createHubTutor(db, { name: 'Nusrat Jahan', photo: null });
  const add = async (certificateTypeId: number) => {
    const [row] = await db
      .insert(tutorCertificates)
      .values({
        tutorId: tutor.tutorId,
        certificateTypeId,
        file: 'none.webp',
        width: 60,
        height: 40,
      })
      .returning();
    const itemId = row?.id ?? 0;
    await db.insert(documentChecks).values({
      tutorId: tutor.tutorId,
      kind: 'certificate',
      itemId,
      submittedAt: context.services.now(),
    });
    return itemId;
  };
  return { ...tutor, add, itemId: await add(typeId) };
}
const inHub = async (tutorid: string, query = '') => {
  const answer = await context.app.inject({ url: `/api/tutor-hub?tutorid=${tutorid}${query}` });
  return answer.json().data[0];
};

describe('what a tutor sends', () => {
  test('waits to be checked, each entry, and waits again after a change', async () => {
    const tutor = await openTutor(context.app, context.database.db);
    await tutor.post('/api/add-tutor-certificate', {
      certificate_type_id: NID,
      certificate_base64: picture,
    });
    const degree = await tutor.post('/api/create-tutor-educational-info', secondary);
    await tutor.post('/api/tutor-personal-info', personalInfo);
    const { data, documents_checked } = await tutor.get('/api/document-checks');
    expect(documents_checked).toBeNull();
    expect(
      data.map(({ kind, status }: { kind: string; status: string }) => [kind, status]),
    ).toEqual([
      ['certificate', 'waiting'],
      ['education', 'waiting'],
      ['personal', 'waiting'],
    ]);
    for (const kind of ['certificate', 'education', 'personal'] as const)
      expect((await decide(await checkOf(tutor.tutorId, kind), 'approve')).statusCode).toBe(200);
    const url = `/api/update-tutor-educational-info/${degree.body.data.id}`;
    const statuses = async () =>
      (await tutor.get('/api/document-checks')).data.map(
        ({ status }: { status: string }) => status,
      );
    await tutor.post(url, secondary);
    await tutor.post('/api/tutor-personal-info', {
      ...personalInfo,
      about_yourself: 'I teach physics. '.repeat(8),
    });
    expect(await statuses()).toEqual(['approved', 'approved', 'approved']);
    await tutor.post(url, { ...secondary, result: '4.50' });
    await tutor.post('/api/tutor-personal-info', { ...personalInfo, present_district: 'Khulna' });
    expect(await statuses()).toEqual(['approved', 'waiting', 'waiting']);
    await tutor.post('/api/tutor-personal-info', { ...personalInfo, bc_nid_po: '9876543210' });
    expect(await statuses()).toEqual(['waiting', 'waiting', 'waiting']);
  });

  test('a name or an address that changes before the rest is there counts as a change', async () => {
    const tutor = await openTutor(context.app, context.database.db);
    const pick = (names: RegExp, more: object = {}) => ({
      ...Object.fromEntries(Object.entries(personalInfo).filter(([name]) => names.test(name))),
      ...more,
    });
    const save = (body: object) => tutor.post('/api/tutor-personal-info', body);
    const family = /^(father|mother|emergency)_/;
    const addresses = /^(present|permanent)_/;
    await tutor.post('/api/add-tutor-certificate', {
      certificate_type_id: NID,
      certificate_base64: picture,
    });
    expect((await decide(await checkOf(tutor.tutorId, 'certificate'), 'approve')).statusCode).toBe(
      200,
    );
    const read = async () => (await tutor.get('/api/document-checks')).data;
    await save(pick(family));
    await save(pick(addresses));
    expect(await read()).toMatchObject([{ kind: 'certificate', status: 'approved' }]);
    await save(pick(family, { emergency_contact_name: 'Selim Uddin' }));
    expect(await read()).toMatchObject([{ kind: 'certificate', status: 'approved' }]);
    await save(pick(family, { father_name: 'Abdus Salam' }));
    expect(await read()).toMatchObject([{ kind: 'certificate', status: 'waiting' }]);
    const changedAt = async () =>
      (
        await context.database.db
          .select({ at: tutorPersonalInfos.addressChangedAt })
          .from(tutorPersonalInfos)
          .where(eq(tutorPersonalInfos.tutorId, tutor.tutorId))
      )[0]?.at;
    expect(await changedAt()).toBeNull();
    await save(pick(addresses, { present_district: 'Khulna' }));
    expect(await changedAt()).not.toBeNull();
  });

  test('goes with the entry', async () => {
    const tutor = await openTutor(context.app, context.database.db);
    const { body } = await tutor.post('/api/add-tutor-certificate', {
      certificate_type_id: NID,
      certificate_base64: picture,
    });
    await tutor.delete(`/api/tutor-certificate/${body.data.id}`);
    expect((await tutor.get('/api/document-checks')).data).toEqual([]);
  });

  test('an approved document waits again under another name', async () => {
    const tutor = await openTutor(context.app, context.database.db, { gender: 1 });
    await tutor.post('/api/add-tutor-certificate', {
      certificate_type_id: NID,
      certificate_base64: picture,
    });
    await decide(await checkOf(tutor.tutorId, 'certificate'), 'approve');
    const [account] = await context.database.db
      .select()
      .from(users)
      .where(eq(users.id, tutor.userId));
    const info = { email: account?.email ?? 'n@porua.example', gender: 1 };
    await tutor.post('/api/v1/update-personal-info', { ...info, name: account?.name });
    expect((await checkOf(tutor.tutorId, 'certificate')).status).toBe('approved');
    await tutor.post('/api/v1/update-personal-info', { ...info, name: 'Somebody Else' });
    expect((await checkOf(tutor.tutorId, 'certificate')).status).toBe('waiting');
  });
});

test('of two at one document the second reads who was first', async () => {
  const tutor = await tutorWith();
  const seen = await checkOf(tutor.tutorId, 'certificate');
  const colleague = await signInStaff(context, 'Masud Rana');
  const body = { version: seen.version };
  expect((await colleague.post(`document-checks/${seen.id}/approve`, body)).statusCode).toBe(200);
  const answer = await decide(seen, 'return', 'It cannot be read.');
  expect(result(answer)).toEqual([409, 'changed_meanwhile']);
  expect(answer.json().message).toContain('Masud Rana');
  expect((await checkOf(tutor.tutorId, 'certificate')).status).toBe('approved');
});

test('what was seen under another name cannot be approved', async () => {
  const tutor = await tutorWith();
  const seen = await checkOf(tutor.tutorId, 'certificate');
  const browser = await signInAs(context.app, tutor);
  const renamed = await browser.ask({
    method: 'POST',
    url: '/api/v1/update-personal-info',
    payload: { name: 'Somebody Else', email: tutor.email, gender: 1 },
  });
  expect(renamed.statusCode).toBe(200);
  expect(result(await decide(seen, 'approve'))).toEqual([409, 'changed_meanwhile']);
});

describe('the badge', () => {
  test('comes with an approved identity document, is dated, and goes when it is returned', async () => {
    const tutor = await tutorWith();
    expect((await inHub(tutor.tutorid)).documents_checked).toBeNull();
    const at = clock.now();
    const first = await decide(await checkOf(tutor.tutorId, 'certificate'), 'approve');
    expect(first.statusCode).toBe(200);
    const badge = { at: at.toISOString(), parts: ['identity'] };
    expect((await inHub(tutor.tutorid)).documents_checked).toEqual(badge);
    expect((await inHub(tutor.tutorid, '&documents_checked=1')).tutorid).toBe(tutor.tutorid);
    const profile = await context.app.inject({ url: `/api/hub/tutor-profile/${tutor.tutorid}` });
    expect(profile.json().documents_checked).toEqual(badge);
    const browser = await signInAs(context.app, tutor);
    expect((await browser.ask({ url: '/api/tutor-cv' })).json().documents_checked).toEqual(badge);
    const reason = 'The name differs.';
    await decide(await checkOf(tutor.tutorId, 'certificate'), 'return', reason);
    expect((await inHub(tutor.tutorid)).documents_checked).toBeNull();
    expect(await inHub(tutor.tutorid, '&documents_checked=1')).toBeUndefined();
  });

  test('mark sheets alone give none: whose they are is not known', async () => {
    const tutor = await tutorWith(MARKSHEET);
    await decide(await checkOf(tutor.tutorId, 'certificate'), 'approve');
    expect((await inHub(tutor.tutorid)).documents_checked).toBeNull();
    const nid = await tutor.add(NID);
    await decide(await checkOf(tutor.tutorId, 'certificate', nid), 'approve');
    expect((await inHub(tutor.tutorid)).documents_checked.parts).toEqual(['identity', 'academic']);
  });

  test('the filter combines with others, near a place too', async () => {
    const tutor = await tutorWith();
    await decide(await checkOf(tutor.tutorId, 'certificate'), 'approve');
    const queries = [
      '&city_id=1&subjects=4',
      '&city_id=1&location_id=1001&gender=1&order=newest',
      '&latitude=23.8041&longitude=90.3527&distance=5',
      '&search=Nusrat',
    ];
    for (const query of queries) {
      const checked = await inHub(tutor.tutorid, `${query}&documents_checked=1`);
      expect(checked?.tutorid, query).toBe(tutor.tutorid);
      const { data } = (
        await context.app.inject({ url: `/api/tutor-hub?documents_checked=1${query}` })
      ).json();
      for (const item of data) expect(item.documents_checked, query).not.toBeNull();
    }
    const bad = await context.app.inject({ url: '/api/tutor-hub?documents_checked=2' });
    expect(bad.statusCode).toBe(400);
  });
});

describe('staff', () => {
  test('find those who wait longest first, and see all of one tutor', async () => {
    const early = await tutorWith();
    clock.forward(DAY);
    const late = await tutorWith();
    const { data, total } = (await staff.get('documents?status=waiting')).json();
    const place = (userId: number) =>
      data.findIndex((row: { user_id: number }) => row.user_id === userId);
    expect(total).toBeGreaterThan(1);
    expect(place(early.userId)).toBeLessThan(place(late.userId));
    const seen = (await staff.get(`documents/${early.userId}`)).json();
    expect(seen).toMatchObject({
      name: 'Nusrat Jahan',
      documents_checked: null,
      personal: null,
      certificates: [
        {
          certificate_types: { title: 'National ID (NID)' },
          check: { status: 'waiting', version: 1 },
        },
      ],
    });
    expect((await staff.get('documents/999999')).statusCode).toBe(404);
  });

  test('each look and each decision is in the audit log', async () => {
    const tutor = await tutorWith();
    await staff.get(`documents/${tutor.userId}`);
    await staff.browser.ask({ url: `/api/tutor-certificate/${tutor.itemId}/image` });
    await decide(await checkOf(tutor.tutorId, 'certificate'), 'approve');
    const rows = await context.database.db
      .select({ action: auditLog.action, target: auditLog.target })
      .from(auditLog)
      .where(eq(auditLog.userId, staff.account.userId));
    expect(rows).toContainEqual({
      action: 'staff_people_read',
      target: `tutor-documents:${tutor.userId}`,
    });
    expect(rows).toContainEqual({
      action: 'staff_document_approved',
      target: `certificate:${tutor.itemId}`,
    });
  });

  test('two at once: the second is refused with the reason, and so is who decides about an older picture', async () => {
    const tutor = await tutorWith();
    const check = await checkOf(tutor.tutorId, 'certificate');
    const both = await Promise.all([
      decide(check, 'approve'),
      decide(check, 'return', 'Too dark.'),
    ]);
    expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
    expect(result(await decide(check, 'approve'))).toEqual([409, 'changed_meanwhile']);
  });

  test('a return needs a reason, which the tutor reads in the app and by SMS', async () => {
    const tutor = await tutorWith();
    const check = await checkOf(tutor.tutorId, 'certificate');
    for (const reason of [undefined, '   '])
      expect((await decide(check, 'return', reason)).statusCode).toBe(400);
    await decide(check, 'return', 'Too dark.');
    const browser = await signInAs(context.app, tutor);
    const { data } = (await browser.ask({ url: '/api/notifications?lang=bn' })).json();
    expect(data[0]).toMatchObject({ kind: 'certificate_returned' });
    expect(JSON.stringify(data[0])).toContain('Too dark.');
    const sent = await context.database.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.to, `+88${tutor.phone}`));
    expect(sent.map(({ text }) => text).join()).toContain('Too dark.');
  });

  test('when all of a tutor is decided, one notification says so', async () => {
    const tutor = await tutorWith();
    const second = await tutor.add(MARKSHEET);
    const browser = await signInAs(context.app, tutor);
    const kinds = async () =>
      (await browser.ask({ url: '/api/notifications' }))
        .json()
        .data.map(({ kind }: { kind: string }) => kind);
    await decide(await checkOf(tutor.tutorId, 'certificate', tutor.itemId), 'approve');
    expect(await kinds()).toEqual([]);
    await decide(await checkOf(tutor.tutorId, 'certificate', second), 'approve');
    expect(await kinds()).toEqual(['documents_checked']);
  });

  test('only staff may look or decide', async () => {
    const tutor = await tutorWith();
    const check = await checkOf(tutor.tutorId, 'certificate');
    const browser = await signInAs(context.app, tutor);
    const ask = (url: string, method: 'GET' | 'POST' = 'GET') =>
      browser.ask({ method, url, ...(method === 'POST' && { payload: { version: 1 } }) });
    for (const answer of [
      await ask('/api/staff/documents'),
      await ask(`/api/staff/documents/${tutor.userId}`),
      await ask(`/api/staff/document-checks/${check.id}/approve`, 'POST'),
    ])
      expect(answer.statusCode).toBe(403);
  });
});
