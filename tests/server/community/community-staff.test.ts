/** Comments, reports, and what staff do with what is held. */
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { communityPosts } from '#server/ground/db/schema/community-posts.ts';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { stopClock } from '../setup/accounts.ts';
import { communityOf } from '../setup/community.ts';
import { notificationKinds, signInParent, signInTutor } from '../setup/hiring.ts';
import { result, type Staff, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const realNow = () => new Date();
afterEach(() => {
  context.services.now = realNow;
});

async function openGuardian(name = 'Shamima Akter') {
  const guardian = await signInParent(context, { name });
  return { ...guardian, ...communityOf(guardian) };
}
async function openTutor() {
  const tutor = await signInTutor(context);
  return { ...tutor, ...communityOf(tutor) };
}

let guardian: Awaited<ReturnType<typeof openGuardian>>;
let tutor: Awaited<ReturnType<typeof openTutor>>;
let staff: Staff;
beforeEach(async () => {
  guardian = await openGuardian();
  tutor = await openTutor();
  staff = await signInStaff(context);
});

const text = 'How do you begin with fractions?';
const kindsOf = (userId: number) => notificationKinds(context.database.db, userId);
const item = async (kind: string, id: number, filter = 'waiting') => {
  const list = (await staff.get(`community?filter=${filter}&per_page=100`)).json();
  return list.data.find((one: { kind: string; id: number }) => one.kind === kind && one.id === id);
};

describe('comments', () => {
  test('oldest first, a page at a time; the author hears of them once an hour', async () => {
    const clock = stopClock(context.services);
    const { id } = (await guardian.post(text)).body.post;
    for (let n = 0; n < 21; n += 1) await tutor.comment(id, `Comment ${n}`);
    const first = (await guardian.send('GET', `posts/${id}/comments`)).body;
    expect([first.data.length, first.data[0].text]).toEqual([20, 'Comment 0']);
    const rest = await guardian.send('GET', `posts/${id}/comments?after=${first.next}`);
    expect(rest.body).toMatchObject({ data: [{ text: 'Comment 20' }], next: null });
    expect((await guardian.send('GET', `posts/${id}`)).body.comments).toBe(21);
    expect(await kindsOf(guardian.account.userId)).toEqual(['post_commented']);
    clock.forward(3601);
    await guardian.comment(id, 'My own');
    await tutor.comment(id, 'Once more');
    expect(await kindsOf(guardian.account.userId)).toEqual(['post_commented', 'post_commented']);
    const [news] = await context.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, guardian.account.userId));
    expect(news).toMatchObject({
      values: { first_name: 'Test' },
      path: `/parent/dashboard/community/${id}`,
    });
  });

  test('held, changed and deleted as posts are', async () => {
    const clock = stopClock(context.services);
    const { id } = (await guardian.post(text)).body.post;
    const held = (await tutor.comment(id, 'Call 01711234567')).body.comment;
    expect(held).toMatchObject({ state: 'held', held_for: ['number'] });
    const seenBy = async (by: typeof guardian | typeof tutor) =>
      (await by.send('GET', `posts/${id}/comments`)).body.data.length;
    expect([await seenBy(tutor), await seenBy(guardian)]).toEqual([1, 0]);
    expect(await kindsOf(guardian.account.userId)).toEqual([]);
    const put = (changed: string) => tutor.send('PUT', `comments/${held.id}`, { text: changed });
    expect((await put('With an apple, cut in two')).body.comment.state).toBe('shown');
    expect((await guardian.send('PUT', `comments/${held.id}`, { text })).status).toBe(404);
    clock.forward(16 * 60);
    expect((await put('Late')).body.code).toBe('edit_over');
    expect((await guardian.send('DELETE', `comments/${held.id}`)).status).toBe(404);
    expect((await tutor.send('DELETE', `comments/${held.id}`)).status).toBe(200);
    expect(await seenBy(tutor)).toBe(0);
  });

  test('too long, empty, or on a post that is not there: refused', async () => {
    const { id } = (await guardian.post(text)).body.post;
    expect((await tutor.comment(id, 'x'.repeat(501))).status).toBe(400);
    expect((await tutor.comment(id, ' ')).status).toBe(400);
    expect((await tutor.comment(2_000_000, text)).status).toBe(404);
  });

  test('thirty an hour', async () => {
    stopClock(context.services);
    const { id } = (await guardian.post(text)).body.post;
    for (let n = 0; n < 30; n += 1) expect((await tutor.comment(id, text)).status).toBe(200);
    expect((await tutor.comment(id, text)).status).toBe(429);
  });
});

describe('reports', () => {
  test('of three people hold it; one person counts once, and the own cannot be reported', async () => {
    const { id } = (await guardian.post(text)).body.post;
    const report = (by: typeof guardian | typeof tutor) =>
      by.send('POST', `posts/${id}/reports`, { reason: 'rude', text: 'Not nice' });
    expect((await report(guardian)).body.code).toBe('wrong_state');
    const others = [tutor, await openTutor(), await openTutor()];
    await report(tutor);
    await report(tutor);
    await report(others[1] ?? tutor);
    expect((await tutor.send('GET', `posts/${id}`)).status).toBe(200);
    expect(await item('post', id)).toMatchObject({ state: 'shown', reports: [{}, {}] });
    await report(others[2] ?? tutor);
    expect((await tutor.send('GET', `posts/${id}`)).status).toBe(404);
    expect((await guardian.send('GET', `posts/${id}`)).body).toMatchObject({
      state: 'held',
      held_for: ['reported'],
    });
    // Changing the text does not settle what others said.
    const changed = await guardian.send('PUT', `posts/${id}`, { text: 'Better' });
    expect(changed.body.post.held_for).toEqual(['reported']);
  });

  test('kept by staff they are settled; three new ones would be needed', async () => {
    const { id } = (await guardian.post(text)).body.post;
    const commented = (await tutor.comment(id, 'Rubbish')).body.comment;
    const report = { reason: 'rude' };
    await guardian.send('POST', `comments/${commented.id}/reports`, report);
    expect(await item('comment', commented.id)).toMatchObject({
      post_id: id,
      reports: [{ reason: 'rude', is_open: true, by: { name: 'Shamima Akter' } }],
    });
    const kept = await staff.post(`community/comment/${commented.id}/approve`);
    expect(kept.json().item).toMatchObject({ state: 'shown', reports: [{ is_open: false }] });
    expect(await item('comment', commented.id)).toBeUndefined();
    expect(await kindsOf(tutor.account.userId)).toEqual([]);
    expect(result(await staff.post(`community/comment/${commented.id}/approve`))).toEqual([
      409,
      'wrong_state',
    ]);
  });
});

describe('staff', () => {
  test('show what was held, and the writer hears of it', async () => {
    const { id } = (await guardian.post('See www.example.org')).body.post;
    const queue = async () =>
      (await staff.get('queues'))
        .json()
        .data.find(({ queue: name }: { queue: string }) => name === 'community').count;
    const before = await queue();
    expect(await item('post', id)).toMatchObject({
      state: 'held',
      held_for: ['link'],
      author: { name: 'Shamima Akter', type: 'parent', user_id: guardian.account.userId },
    });
    expect((await staff.post(`community/post/${id}/approve`)).json().item).toMatchObject({
      state: 'shown',
      decided: { by: { name: 'Farhana' } },
    });
    expect(await queue()).toBe(before - 1);
    expect((await tutor.send('GET', `posts/${id}`)).status).toBe(200);
    expect(await kindsOf(guardian.account.userId)).toEqual(['post_approved']);
  });

  test('remove with a reason the writer alone reads, and put it back', async () => {
    const { id } = (await guardian.post(text)).body.post;
    const reason = 'Advertising has no place here.';
    expect(result(await staff.post(`community/post/${id}/remove`, {}))).toEqual([
      400,
      'invalid_input',
    ]);
    expect((await staff.post(`community/post/${id}/remove`, { reason })).statusCode).toBe(200);
    expect((await tutor.send('GET', `posts/${id}`)).status).toBe(404);
    expect((await guardian.send('GET', `posts/${id}`)).body).toMatchObject({
      state: 'removed',
      removed_reason: reason,
      editable_until: null,
    });
    expect((await guardian.send('PUT', `posts/${id}`, { text: 'New' })).body.code).toBe(
      'wrong_state',
    );
    const again = await staff.post(`community/post/${id}/remove`, { reason });
    expect(result(again)).toEqual([409, 'wrong_state']);
    expect(await item('post', id, 'removed')).toMatchObject({ removed_reason: reason });
    await staff.post(`community/post/${id}/approve`);
    expect((await tutor.send('GET', `posts/${id}`)).status).toBe(200);
    const [removed] = await context.database.db
      .select()
      .from(notifications)
      .where(eq(notifications.userId, guardian.account.userId));
    expect(removed).toMatchObject({ kind: 'post_removed', values: { reason } });
    const log = await context.database.db
      .select()
      .from(auditLog)
      .where(eq(auditLog.target, `post:${id}`));
    expect(log.map(({ action }) => action)).toEqual(
      expect.arrayContaining(['staff_community_remove', 'staff_community_approve']),
    );
  });

  test('a comment that is shown later reaches the author then', async () => {
    const { id } = (await guardian.post(text)).body.post;
    const { comment } = (await tutor.comment(id, 'mail@example.org')).body;
    await staff.post(`community/comment/${comment.id}/approve`);
    expect(await kindsOf(tutor.account.userId)).toEqual(['comment_approved']);
    expect(await kindsOf(guardian.account.userId)).toEqual(['post_commented']);
  });

  test('one its writer puts right reaches the author then, and so does one that was removed at first', async () => {
    const clock = stopClock(context.services);
    const { id } = (await guardian.post(text)).body.post;
    const first = (await tutor.comment(id, 'Call 01711234567')).body.comment;
    expect(await kindsOf(guardian.account.userId)).toEqual([]);
    await tutor.send('PUT', `comments/${first.id}`, { text: 'With an apple' });
    expect(await kindsOf(guardian.account.userId)).toEqual(['post_commented']);
    await tutor.send('PUT', `comments/${first.id}`, { text: 'With two apples' });
    clock.forward(3601);
    const second = (await tutor.comment(id, 'See www.example.org')).body.comment;
    await staff.post(`community/comment/${second.id}/remove`, { reason: 'Advertising' });
    expect(await kindsOf(guardian.account.userId)).toEqual(['post_commented']);
    await staff.post(`community/comment/${second.id}/approve`);
    expect(await kindsOf(guardian.account.userId)).toEqual(['post_commented', 'post_commented']);
  });

  test('the longest waiting is first: since the first report, not since it was written', async () => {
    const clock = stopClock(context.services);
    const old = (await guardian.post('An old one')).body.post.id;
    clock.forward(60);
    const held = (await guardian.post('See www.example.org')).body.post.id;
    clock.forward(60);
    await tutor.send('POST', `posts/${old}/reports`, { reason: 'rude' });
    const waiting = (await staff.get('community?filter=waiting&per_page=100')).json().data;
    const ids = waiting.map((one: { id: number }) => one.id);
    expect(ids.filter((one: number) => one === old || one === held)).toEqual([held, old]);
  });

  test('what staff are removing at that moment is not reported any more', async () => {
    const { id } = (await guardian.post(text)).body.post;
    const isIt = eq(communityPosts.id, id);
    const { db } = context.database;
    const reported = await db.transaction(async (tx) => {
      await tx.update(communityPosts).set({ state: 'removed', removedReason: 'Rude' }).where(isIt);
      const report = tutor.send('POST', `posts/${id}/reports`, { reason: 'rude' });
      // Long enough for it to wait for the row.
      await new Promise((resolve) => setTimeout(resolve, 300));
      return { report };
    });
    expect((await reported.report).status).toBe(404);
    expect((await item('post', id, 'removed')).reports).toEqual([]);
  });

  test('two who decide at the same moment: one is told that it is done', async () => {
    const { id } = (await guardian.post('See www.example.org')).body.post;
    const answers = await Promise.all([
      staff.post(`community/post/${id}/approve`),
      staff.post(`community/post/${id}/approve`),
    ]);
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  });

  test('nobody else comes near it', async () => {
    const { id } = (await guardian.post(text)).body.post;
    for (const { browser } of [guardian, tutor]) {
      const list = await browser.ask({ url: '/api/staff/community' });
      const act = await browser.ask({
        method: 'POST',
        url: `/api/staff/community/post/${id}/approve`,
      });
      expect([list.statusCode, act.statusCode]).toEqual([403, 403]);
    }
  });
});
