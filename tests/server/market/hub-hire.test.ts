/** A request addressed to a tutor of the hub: staff see whom, and the tutor is notified on approval. */

import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { notifications } from '#server/ground/db/schema/notifications.ts';
import { hireBody, requestFields, signInParent, verifyPhone } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

async function send(askedFor: number | undefined) {
  const guardian = await signInParent(context);
  const answer = await guardian.browser.ask({
    method: 'POST',
    url: '/api/parent/tutor-requests',
    payload: { ...requestFields(), tutor_id: askedFor, idempotency_key: randomUUID() },
  });
  return { guardian, answer };
}

const newsOf = (userId: number) =>
  context.database.db.select().from(notifications).where(eq(notifications.userId, userId));

describe('asking for a tutor', () => {
  test('staff see whom, in the list and in the request; approved, the tutor hears of it', async () => {
    const { db } = context.database;
    const tutor = await createHubTutor(db, { name: 'Tanvir Rahman' });
    const { guardian, answer } = await send(tutor.tutorId);
    expect(answer.statusCode).toBe(200);
    const { id } = answer.json();
    const own = await guardian.browser.ask({ url: `/api/parent/tutor-requests/${id}` });
    expect(own.json().asked_tutor).toEqual({
      tutorid: tutor.tutorid,
      name: 'Tanvir Rahman',
      answer: null,
    });

    const staff = await signInStaff(context);
    const asked = {
      user_id: tutor.userId,
      tutorid: tutor.tutorid,
      name: 'Tanvir Rahman',
      is_listed: true,
      answer: null,
    };
    const list = await staff.get('requests?queue=pending');
    expect(list.json().data.find((row: { id: number }) => row.id === id).asked_tutor).toEqual(
      asked,
    );
    const request = (await staff.get(`requests/${id}`)).json();
    expect(request.asked_tutor).toEqual(asked);
    expect(await newsOf(tutor.userId)).toEqual([]);

    const approved = await staff.post(`requests/${id}/approve`, {
      version: request.version,
      actual_salary: 6000,
    });
    expect(approved.statusCode).toBe(200);
    const [news, ...more] = await newsOf(tutor.userId);
    expect(more).toEqual([]);
    expect(news).toMatchObject({
      kind: 'tutor_asked_for',
      path: '/tutor/tutoring-request/pending',
    });
    // Nothing of who the guardian is.
    expect(Object.keys(news?.values ?? {}).sort()).toEqual(['class_id', 'job_id', 'location_id']);
    // The board does not say it.
    const job = await context.app.inject({ url: `/api/job-board/${id}` });
    expect(job.body).not.toContain(tutor.tutorid);
  });

  test('without an account too, and a change of the request keeps the wish', async () => {
    const tutor = await createHubTutor(context.database.db);
    const { proof, browser } = await verifyPhone(context);
    const sent = await browser.ask({
      method: 'POST',
      url: '/api/hire',
      payload: hireBody(proof, { tutor_id: tutor.tutorId }),
    });
    expect(sent.statusCode).toBe(200);
    const id = Number(sent.json().request_no.replace(/\D/g, ''));
    const staff = await signInStaff(context);
    expect((await staff.get(`requests/${id}`)).json().asked_tutor.tutorid).toBe(tutor.tutorid);
  });

  test('a change of the request keeps the wish', async () => {
    const tutor = await createHubTutor(context.database.db);
    const { guardian, answer } = await send(tutor.tutorId);
    const { id } = answer.json();
    const { browser } = guardian;
    const { version } = (await browser.ask({ url: `/api/parent/tutor-requests/${id}` })).json();
    const changed = await browser.ask({
      method: 'PUT',
      url: `/api/parent/tutor-requests/${id}`,
      payload: { ...requestFields({ salary: 7000 }), version },
    });
    expect(changed.statusCode).toBe(200);
    const own = await browser.ask({ url: `/api/parent/tutor-requests/${id}` });
    expect(own.json()).toMatchObject({ salary: 7000, asked_tutor: { tutorid: tutor.tutorid } });
  });

  test('nobody in particular', async () => {
    const { answer } = await send(undefined);
    const staff = await signInStaff(context);
    expect((await staff.get(`requests/${answer.json().id}`)).json().asked_tutor).toBeNull();
  });

  test.each(['who does not exist', 'who is not in the hub'])('a tutor %s', async (who) => {
    const hidden = await createHubTutor(context.database.db, { accountStatus: 'red' });
    const { answer } = await send(who === 'who does not exist' ? 999_999 : hidden.tutorId);
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'invalid_input']);
    expect(Object.keys(answer.json().errors)).toEqual(['tutor_id']);
  });
});
