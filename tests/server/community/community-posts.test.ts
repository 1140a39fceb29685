/** Posts of the community: who reads what, what is held, and what becomes of it. */
import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { communityPictures, communityPosts } from '#server/ground/db/schema/community-posts.ts';
import { parentLocations } from '#server/ground/db/schema/parent-locations.ts';
import { users } from '#server/ground/db/schema/people.ts';
import { students } from '#server/ground/db/schema/students.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { eraseDueAccounts } from '#server/privacy/erase-account.ts';
import { cleanUp } from '#server/start/clean-up.ts';
import { stopClock } from '../setup/accounts.ts';
import { communityOf } from '../setup/community.ts';
import { signInParent, signInTutor } from '../setup/hiring.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const realNow = () => new Date();
afterEach(() => {
  context.services.now = realNow;
});

const MIRPUR = 1001;
const OTHER_AREA = 1002;
const text = 'Which guide book do you use for class 9 physics?';

async function addPlace(parentId: number, locationId = MIRPUR) {
  const now = new Date();
  await context.database.db.insert(parentLocations).values({
    parentId,
    cityId: 1,
    locationId,
    detailAddress: 'House 12',
    createdAt: now,
    updatedAt: now,
  });
}

async function openGuardian(user: object = { name: 'Shamima Akter' }) {
  const guardian = await signInParent(context, user);
  return { ...guardian, ...communityOf(guardian) };
}
async function openTutor(tutor: object = {}) {
  const found = await signInTutor(context, tutor);
  return { ...found, ...communityOf(found) };
}
const idsOf = ({ body }: { body: { data: { id: number }[] } }) => body.data.map(({ id }) => id);

let guardian: Awaited<ReturnType<typeof openGuardian>>;
let tutor: Awaited<ReturnType<typeof openTutor>>;
beforeEach(async () => {
  guardian = await openGuardian();
  tutor = await openTutor();
});

describe('writing and reading', () => {
  test('others see first name, role and area, and no way to reach anybody', async () => {
    await addPlace(guardian.parentId);
    const written = await guardian.post(text, { location_id: MIRPUR });
    expect(written).toMatchObject({
      status: 200,
      body: { post: { author: { is_me: true }, state: 'shown' } },
    });
    const feed = await tutor.feed();
    const [first] = feed.body.data;
    expect(first).toMatchObject({
      id: written.body.post.id,
      text,
      author: { first_name: 'Shamima', role: 'guardian', is_me: false },
      area: { id: MIRPUR, city_name: 'Dhaka' },
      state: 'shown',
      editable_until: null,
      likes: 0,
      comments: 0,
      shares: 0,
    });
    expect(JSON.stringify(feed.body)).not.toMatch(/Akter|018\d|House 12|example\.com/);
  });

  test('staff, guests and foreign areas are refused', async () => {
    const staff = await signInStaff(context);
    expect((await staff.browser.ask({ url: '/api/community/posts' })).statusCode).toBe(403);
    expect((await context.app.inject({ url: '/api/community/posts' })).statusCode).toBe(401);
    const foreign = await guardian.post(text, { location_id: OTHER_AREA });
    expect([foreign.status, Object.keys(foreign.body.errors)]).toEqual([400, ['location_id']]);
  });

  test.each([
    ['', 'text'],
    ['   ', 'text'],
    ['x'.repeat(2001), 'text'],
  ])('a post of %j is refused', async (wrong, field) => {
    const refused = await guardian.post(wrong);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, [field]]);
  });

  test('sent twice with one key it is one post, also at the same moment', async () => {
    const idempotency_key = randomUUID();
    const atOnce = await Promise.all(
      Array.from({ length: 8 }, () => guardian.post(text, { idempotency_key })),
    );
    expect(new Set(atOnce.map(({ status }) => status))).toEqual(new Set([200]));
    const again = await guardian.post(text, { idempotency_key });
    expect(new Set([...atOnce, again].map(({ body }) => body.post.id)).size).toBe(1);
    const other = await guardian.post('Something else', { idempotency_key });
    expect([other.status, other.body.code]).toEqual([409, 'idempotency_key_reused']);
  });

  test('pages follow each other without gaps and doubles, also while posts come in', async () => {
    const clock = stopClock(context.services);
    const written: number[] = [];
    for (let n = 0; n < 12; n += 1) {
      if (n % 5 === 0) clock.forward(3700);
      written.push((await tutor.post(`Post ${n}`)).body.post.id);
    }
    const first = await tutor.feed('own');
    clock.forward(3700);
    await tutor.post('A newer one');
    const second = await tutor.feed('own', first.body.next);
    expect([...idsOf(first), ...idsOf(second)]).toEqual(written.toReversed());
    expect(second.body.next).toBeNull();
  });

  test('my community is the posts of the own areas', async () => {
    const neighbour = await openTutor({ locationId: MIRPUR });
    const { db } = context.database;
    await db
      .insert(tutorProfiles)
      .values({ tutorId: tutor.account.tutorId, preferredLocationIds: [MIRPUR] });
    const near = await neighbour.post('From Mirpur', { location_id: MIRPUR });
    const nowhere = await guardian.post('From nowhere');
    const seen = idsOf(await tutor.feed('area'));
    expect(seen).toContain(near.body.post.id);
    expect(seen).not.toContain(nowhere.body.post.id);
    expect(idsOf(await guardian.feed('area'))).toEqual([]);
    await addPlace(guardian.parentId);
    expect(idsOf(await guardian.feed('area'))).toContain(near.body.post.id);
    expect((await guardian.send('GET', 'member')).body).toMatchObject({
      role: 'guardian',
      areas: [{ id: MIRPUR }],
      may_write: true,
    });
  });

  test('five an hour and twenty a day, and not one more', async () => {
    const clock = stopClock(context.services);
    for (let hour = 0; hour < 4; hour += 1) {
      for (let n = 0; n < 5; n += 1) expect((await tutor.post(text)).status).toBe(200);
      if (hour === 0) expect((await tutor.post(text)).status).toBe(429);
      clock.forward(3700);
    }
    expect((await tutor.post(text)).body.code).toBe('too_many_requests');
  });

  test('whoever is banned reads and does not write', async () => {
    const { db } = context.database;
    await db
      .update(users)
      .set({ bannedAt: new Date(), banReason: 'spam' })
      .where(eq(users.id, tutor.account.userId));
    const { id } = (await guardian.post(text)).body.post;
    expect((await tutor.feed()).status).toBe(200);
    for (const refused of [
      await tutor.post(text),
      await tutor.comment(id, text),
      await tutor.send('PUT', `posts/${id}/like`),
      await tutor.send('POST', `posts/${id}/reports`, { reason: 'spam' }),
    ])
      expect([refused.status, refused.body.code]).toEqual([403, 'banned']);
    expect((await tutor.send('GET', 'member')).body.may_write).toBe(false);
  });

  test('posts of a deactivated account are not read', async () => {
    const { id } = (await guardian.post(text)).body.post;
    await context.database.db
      .update(users)
      .set({ deactivatedAt: new Date() })
      .where(eq(users.id, guardian.account.userId));
    expect(idsOf(await tutor.feed())).not.toContain(id);
    expect((await tutor.send('GET', `posts/${id}`)).status).toBe(404);
  });
});

describe('what is held', () => {
  test('a phone or the name of an own student: the writer alone sees it', async () => {
    const { db } = context.database;
    const now = new Date();
    await db.insert(students).values({
      parentId: guardian.parentId,
      name: 'Mitu Akter',
      curriculumId: 1,
      categoryId: 1,
      classId: 113,
      institute: 'Monipur School',
      gender: 2,
      createdAt: now,
      updatedAt: now,
    });
    const held = await guardian.post('মিতুর জন্য টিউটর চাই, ০১৭১১২৩৪৫৬৭');
    expect(held.body.post).toMatchObject({ state: 'held', held_for: ['number', 'child'] });
    expect(held.body.message).toContain('staff');
    const { id } = held.body.post;
    expect(idsOf(await guardian.feed())).toContain(id);
    expect(idsOf(await tutor.feed())).not.toContain(id);
    expect((await tutor.send('GET', `posts/${id}`)).body.code).toBe('not_found');
    expect((await tutor.send('GET', `posts/${id}/comments`)).status).toBe(404);
    expect((await tutor.send('PUT', `posts/${id}/like`)).status).toBe(404);
    // The same name says nothing about the child of a stranger.
    expect((await tutor.post('Mitu and Mina is a fine story')).body.post.state).toBe('shown');
  });
});

describe('changing and deleting', () => {
  test('the own within fifteen minutes; what comes in by it is held too', async () => {
    const clock = stopClock(context.services);
    const { id } = (await guardian.post(text)).body.post;
    const put = (by: typeof guardian | typeof tutor, changed: string) =>
      by.send('PUT', `posts/${id}`, { text: changed });
    expect((await put(tutor, 'Not mine')).status).toBe(404);
    clock.forward(14 * 60);
    expect((await put(guardian, 'Call 01711234567')).body.post).toMatchObject({
      state: 'held',
      edited_at: clock.now().toISOString(),
    });
    expect((await put(guardian, 'Better so')).body.post).toMatchObject({
      state: 'shown',
      held_for: [],
    });
    clock.forward(61);
    const late = await put(guardian, 'Too late');
    expect([late.status, late.body.code]).toEqual([409, 'edit_over']);
    expect((await guardian.send('GET', `posts/${id}`)).body).toMatchObject({
      text: 'Better so',
      editable_until: null,
    });
  });

  test('deleted, it is gone with its pictures, comments and likes', async () => {
    const picture = await guardian.send('POST', 'pictures', { image: await imageText() });
    const { id } = (await guardian.post(text, { picture_ids: [picture.body.id] })).body.post;
    await tutor.comment(id, 'Good question');
    await tutor.send('PUT', `posts/${id}/like`);
    expect((await tutor.send('DELETE', `posts/${id}`)).status).toBe(404);
    expect((await guardian.send('DELETE', `posts/${id}`)).status).toBe(200);
    expect((await guardian.send('GET', `posts/${id}`)).status).toBe(404);
    const { db } = context.database;
    const left = await db
      .select()
      .from(communityPictures)
      .where(eq(communityPictures.id, picture.body.id));
    expect(left).toEqual([]);
    const log = await db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `post:${id}`));
    expect(log.map(({ action }) => action).sort()).toEqual([
      'community_post_created',
      'community_post_deleted',
    ]);
  });
});

const imageText = async () => {
  const bytes = await sharp({
    create: { width: 90, height: 60, channels: 3, background: '#147' },
  })
    .png()
    .toBuffer();
  return `data:image/png;base64,${bytes.toString('base64')}`;
};

describe('pictures', () => {
  const add = async (by = guardian) =>
    (await by.send('POST', 'pictures', { image: await imageText() })).body.id as number;
  const read = (by: typeof guardian | typeof tutor, id: number) =>
    by.browser.ask({ url: `/api/community/pictures/${id}` });

  test('of a post, in their order, for whoever sees it, kept by the own browser alone', async () => {
    const [first, second] = [await add(), await add()];
    expect((await read(tutor, first)).statusCode).toBe(404);
    const { post } = (await guardian.post(text, { picture_ids: [second, first] })).body;
    expect(post.pictures).toEqual([
      { id: second, width: 90, height: 60 },
      { id: first, width: 90, height: 60 },
    ]);
    const answer = await read(tutor, first);
    expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/webp']);
    expect(answer.headers['cache-control']).toBe('private, max-age=86400');
    expect((await context.app.inject({ url: `/api/community/pictures/${first}` })).statusCode).toBe(
      401,
    );
  });

  test('those of others, of another post, twice or too many are refused', async () => {
    const foreign = await add(await openGuardian());
    const own = await add();
    const refuse = async (picture_ids: number[]) =>
      Object.keys((await guardian.post(text, { picture_ids })).body.errors);
    expect(await refuse([foreign])).toEqual(['picture_ids']);
    expect(await refuse([own, own])).toEqual(['picture_ids']);
    expect(await refuse([own, 1, 2, 3, 4])).toEqual(['picture_ids']);
    await guardian.post(text, { picture_ids: [own] });
    expect(await refuse([own])).toEqual(['picture_ids']);
  });

  test('what no post was made of is gone after a day', async () => {
    const id = await add();
    const used = await add();
    await guardian.post(text, { picture_ids: [used] });
    context.services.now = () => new Date(Date.now() + 25 * 3_600_000);
    await cleanUp(context.services);
    const rows = await context.database.db.select().from(communityPictures);
    const ids = rows.map((row) => row.id);
    expect([ids.includes(id), ids.includes(used)]).toEqual([false, true]);
  });
});

describe('likes and shares', () => {
  test('count each person once, also at the same moment, and a like is taken back', async () => {
    const { id } = (await guardian.post(text)).body.post;
    const like = () => tutor.send('PUT', `posts/${id}/like`);
    const answers = await Promise.all([like(), like(), like()]);
    expect(answers.map(({ body }) => body)).toEqual(
      Array.from({ length: 3 }, () => ({ likes: 1, is_liked: true })),
    );
    await guardian.send('PUT', `posts/${id}/like`);
    expect((await tutor.send('GET', `posts/${id}`)).body).toMatchObject({
      likes: 2,
      is_liked: true,
    });
    expect((await tutor.send('DELETE', `posts/${id}/like`)).body).toEqual({
      likes: 1,
      is_liked: false,
    });
    await tutor.send('POST', `posts/${id}/share`);
    expect((await tutor.send('POST', `posts/${id}/share`)).body).toEqual({ shares: 1 });
  });
});

test('an erased account takes its posts, pictures and comments with it', async () => {
  const { db } = context.database;
  const other = (await tutor.post(text)).body.post.id;
  const picture = (await guardian.send('POST', 'pictures', { image: await imageText() })).body.id;
  const { id } = (await guardian.post(text, { picture_ids: [picture] })).body.post;
  await guardian.comment(other, 'A comment');
  await guardian.send('PUT', `posts/${other}/like`);
  const [row] = await db
    .select({ file: communityPictures.file })
    .from(communityPictures)
    .where(eq(communityPictures.id, picture));
  await db
    .update(users)
    .set({ deletionAskedAt: new Date('2026-01-01T00:00:00Z') })
    .where(eq(users.id, guardian.account.userId));
  await eraseDueAccounts(context.services);
  expect((await tutor.send('GET', `posts/${id}`)).status).toBe(404);
  expect((await tutor.send('GET', `posts/${other}`)).body).toMatchObject({ likes: 0, comments: 0 });
  expect(await context.services.photos.read('community', row?.file ?? '')).toBeNull();
});

test('the database keeps what is not held from having reasons', async () => {
  const { id } = (await guardian.post(text)).body.post;
  const broken = context.database.db
    .update(communityPosts)
    .set({ state: 'held' })
    .where(eq(communityPosts.id, id));
  await expect(broken).rejects.toThrow();
});
