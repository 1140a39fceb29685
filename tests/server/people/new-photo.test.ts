/** A tutor's photo is seen by everybody once staff have approved it, and not before. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { and, eq, sql } from 'drizzle-orm';
import sharp from 'sharp';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { migrationsFolder } from '#server/ground/db/migrations-folder.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { documentChecks } from '#server/ground/db/schema/document-checks.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { tutors, users } from '#server/ground/db/schema/people.ts';
import { personalInfo, secondary } from '#tests/setup/profile-forms.ts';
import { signInAs } from '../setup/accounts.ts';
import { createHubTutor } from '../setup/hub.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';
import { openTutor } from '../setup/tutor.ts';

const context = startTestApp();
let staff: Staff;
beforeAll(async () => {
  staff = await signInStaff(context);
});

const pictureOf = async (color: string) =>
  `data:image/png;base64,${(
    await sharp({ create: { width: 60, height: 60, channels: 3, background: color } })
      .png()
      .toBuffer()
  ).toString('base64')}`;
const blue = await pictureOf('#147');
const red = await pictureOf('#a21');

/** A tutor whose percentage stays above that of the hub when something is saved. */
async function hubTutor() {
  const account = await createHubTutor(context.database.db, { name: 'Rumana Haque', photo: null });
  const browser = await signInAs(context.app, account);
  const ask = async (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    browser.ask({ method, url, ...(payload && { payload }) });
  await ask('POST', '/api/tutor-personal-info', personalInfo);
  for (const degree of [secondary, { ...secondary, education_level_id: 7, exam_title_id: 7 }])
    expect((await ask('POST', '/api/create-tutor-educational-info', degree)).statusCode).toBe(200);
  return {
    ...account,
    ask,
    send: async (image: string) =>
      (await ask('POST', '/api/v1/change-profile-picture', { image })).json(),
  };
}
let tutor: Awaited<ReturnType<typeof hubTutor>>;
beforeEach(async () => {
  tutor = await hubTutor();
});

const inHub = async (): Promise<string | null> => {
  const answer = await context.app.inject({ url: `/api/tutor-hub?tutorid=${tutor.tutorid}` });
  return answer.json().data[0].user.photo;
};
async function readCheck() {
  const [check] = await context.database.db
    .select()
    .from(documentChecks)
    .where(and(eq(documentChecks.kind, 'photo'), eq(documentChecks.itemId, tutor.tutorId)));
  if (check === undefined) throw new Error('no check of a photo');
  return check;
}
async function decide(act: 'approve' | 'return', reason?: string) {
  const { id, version } = await readCheck();
  return staff.post(`document-checks/${id}/${act}`, { version, ...(reason && { reason }) });
}
const readPublic = (name: string | null) => context.app.inject({ url: `/storage/profile/${name}` });
const readNames = async () => {
  const [row] = await context.database.db
    .select({ photo: users.photo, newPhoto: tutors.newPhoto })
    .from(tutors)
    .innerJoin(users, eq(users.id, tutors.userId))
    .where(eq(tutors.id, tutor.tutorId));
  return row;
};
const notices = async () =>
  (await tutor.ask('GET', '/api/notifications'))
    .json()
    .data.map(({ kind }: { kind: string }) => kind);

describe('a photo that was sent', () => {
  test('is seen by the tutor and staff, and not by others', async () => {
    const { photo, new_photo: address } = await tutor.send(blue);
    expect(photo).toBeNull();
    expect(address).toMatch(/^\/api\/tutor-photo\/\d+\/image\?version=1$/);
    expect((await tutor.ask('GET', address)).headers['content-type']).toBe('image/webp');
    expect((await staff.browser.ask({ url: address })).statusCode).toBe(200);
    const other = await openTutor(context.app, context.database.db);
    expect((await other.browser.ask({ url: address })).statusCode).toBe(404);
    expect((await context.app.inject({ url: address })).statusCode).toBe(401);
    const names = await readNames();
    expect((await readPublic(names?.newPhoto ?? null)).statusCode).toBe(404);
    expect(await inHub()).toBeNull();
    expect((await tutor.ask('GET', '/api/v1/user')).json().photo).toBeNull();
    expect((await tutor.ask('GET', '/api/tutor-profile')).json().new_photo).toBe(address);
  });

  test('counts for the percentage before it is approved, as documents do, and after a return', async () => {
    const newcomer = await openTutor(context.app, context.database.db);
    const set = () => newcomer.post('/api/v1/change-profile-picture', { image: blue });
    expect((await set()).body.profile_completed).toBe(5);
    const removed = await newcomer.delete('/api/v1/profile-picture');
    expect(removed.body).toMatchObject({ photo: null, new_photo: null, profile_completed: 0 });
    expect(await newcomer.storedPercent()).toBe(0);
  });

  test('takes the place of one that waits, whose picture goes', async () => {
    const first = (await tutor.send(blue)).new_photo;
    const before = await readNames();
    const second = (await tutor.send(red)).new_photo;
    expect(second).not.toBe(first);
    const { photos } = context.services;
    expect(await photos.read('new-photos', before?.newPhoto ?? '')).toBeNull();
    const after = await readNames();
    expect(await photos.read('new-photos', after?.newPhoto ?? '')).not.toBeNull();
  });

  test('cannot be approved as the one that was seen before it', async () => {
    await tutor.send(blue);
    const seen = await readCheck();
    await tutor.send(red);
    const answer = await staff.post(`document-checks/${seen.id}/approve`, {
      version: seen.version,
    });
    expect(result(answer)).toEqual([409, 'changed_meanwhile']);
    expect(await inHub()).toBeNull();
    const { photos } = context.services;
    const listed = await photos.listOlder('profile', new Date(Date.now() + 60_000));
    expect(listed).toEqual([]);
  });
});

describe('staff', () => {
  test('approve it: everybody sees it under a new name, and the tutor is notified', async () => {
    await tutor.send(blue);
    const before = await readNames();
    const seen = (await staff.get(`documents/${tutor.userId}`)).json();
    expect(seen).toMatchObject({ photo: null, photo_check: { kind: 'photo', status: 'waiting' } });
    expect(seen.new_photo).toContain(`/api/tutor-photo/${seen.photo_check.id}/image`);
    expect((await decide('approve')).statusCode).toBe(200);
    const shown = await inHub();
    expect(shown).toMatch(/^[0-9a-f]{32}\.webp$/);
    expect(shown).not.toBe(before?.newPhoto);
    expect((await readPublic(shown)).statusCode).toBe(200);
    expect(await readNames()).toEqual({ photo: shown, newPhoto: null });
    expect(await context.services.photos.read('new-photos', before?.newPhoto ?? '')).toBeNull();
    expect(await notices()).toContain('photo_approved');
    const acts = await context.database.db
      .select({ action: auditLog.action })
      .from(auditLog)
      .where(eq(auditLog.target, `user:${tutor.userId}`));
    expect(acts.map(({ action }) => action)).toContain('staff_photo_approved');
  });

  test('return it with a reason: the one of before stays, and the tutor reads why', async () => {
    await tutor.send(blue);
    await decide('approve');
    const earlier = await inHub();
    await tutor.send(red);
    expect(await inHub()).toBe(earlier);
    expect((await decide('return', 'The face is not seen.')).statusCode).toBe(200);
    expect(await inHub()).toBe(earlier);
    expect((await readPublic(earlier)).statusCode).toBe(200);
    expect(await notices()).toContain('photo_returned');
    const sent = await context.database.db
      .select()
      .from(outboxMessages)
      .where(eq(outboxMessages.to, `+88${tutor.phone}`));
    expect(sent.map(({ text }) => text).join()).toContain('The face is not seen.');
    // A decision may be changed.
    expect((await decide('approve')).statusCode).toBe(200);
    expect(await inHub()).not.toBe(earlier);
    expect((await readPublic(earlier)).statusCode).toBe(404);
  });

  test('take down one they approved: its address is gone', async () => {
    await tutor.send(blue);
    await decide('approve');
    const shown = await inHub();
    expect((await decide('return', 'It shows somebody else.')).statusCode).toBe(200);
    expect(await inHub()).toBeNull();
    expect((await readPublic(shown)).statusCode).toBe(404);
    const { new_photo } = (await staff.get(`documents/${tutor.userId}`)).json();
    expect((await staff.browser.ask({ url: new_photo })).statusCode).toBe(200);
  });

  test('no longer find it once the tutor has removed both', async () => {
    await tutor.send(blue);
    await decide('approve');
    await tutor.send(red);
    const names = await readNames();
    await tutor.ask('DELETE', '/api/v1/profile-picture');
    expect(await inHub()).toBeNull();
    expect((await readPublic(names?.photo ?? null)).statusCode).toBe(404);
    expect(await context.services.photos.read('new-photos', names?.newPhoto ?? '')).toBeNull();
    expect((await staff.get(`documents/${tutor.userId}`)).json().photo_check).toBeNull();
  });
});

test('the badge of checked documents needs no photo, and a photo gives none', async () => {
  await tutor.send(blue);
  await decide('approve');
  const answer = await context.app.inject({ url: `/api/tutor-hub?tutorid=${tutor.tutorid}` });
  expect(answer.json().data[0].documents_checked).toBeNull();
});

test('a photo from before photos were checked counts as approved, and can be taken down', async () => {
  const { db } = context.database;
  const { photos } = context.services;
  await photos.write('profile', 'an-earlier-face.webp', new Uint8Array([1]));
  await db.update(users).set({ photo: 'an-earlier-face.webp' }).where(eq(users.id, tutor.userId));
  const migration = readFileSync(
    path.join(migrationsFolder, '0007_approved-photos-and-routines.sql'),
    'utf8',
  );
  await db.execute(sql.raw(migration.split('--> statement-breakpoint')[0] ?? ''));
  expect(await readCheck()).toMatchObject({ status: 'approved', decidedBy: null });
  expect(await readNames()).toEqual({ photo: 'an-earlier-face.webp', newPhoto: null });
  expect((await decide('return', 'It shows somebody else.')).statusCode).toBe(200);
  expect((await readNames())?.photo).toBeNull();
});
