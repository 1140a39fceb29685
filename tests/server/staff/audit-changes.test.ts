/** Changed fields in the audit log: before and after, and nothing of what names or reaches people. */
import { desc, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { staffUpdateRequestBody } from '#core/staff/api/staff.ts';
import { auditLog } from '#server/ground/db/schema/audit-log.ts';
import { chooseTutor } from '#server/market/hiring/choose-tutor.ts';
import { addApplication, testOrigin } from '../setup/hiring.ts';
import { createRequest, signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const db = () => context.database.db;

async function lastOf(action: string) {
  const [row] = await db()
    .select()
    .from(auditLog)
    .where(eq(auditLog.action, action))
    .orderBy(desc(auditLog.id))
    .limit(1);
  return row;
}

test('staff change a request: salary with both values, the address by its name alone', async () => {
  const request = await createRequest(context);
  const staff = await signInStaff(context);
  const form = staffUpdateRequestBody.parse({
    version: 1,
    category_id: 1,
    class_id: 113,
    subject_ids: [4],
    city_id: 1,
    location_id: 1001,
    detail_address: 'House 77, Secret Road',
    actual_salary: 7500,
    days_in_week: 5,
  });
  const answer = await staff.put(`requests/${request.id}`, form);
  expect(answer.statusCode, answer.body).toBe(200);
  const entry = await lastOf('staff_request_edited');
  const stored = JSON.stringify(entry?.changes);
  expect(stored).not.toContain('Secret');
  expect(entry?.changes).toContainEqual({ field: 'detail_address' });
  const list = (await staff.get('audit?action=staff_request_edited')).json();
  expect(list.data[0].changes).toContainEqual({
    field: 'actual_salary',
    is_private: false,
    before: 6000,
    after: 7500,
  });
  // What was left as it was is not there.
  expect(stored).not.toContain('class_id');
});

test('a name of a list is said in the reader’s language', async () => {
  const staff = await signInStaff(context);
  const request = await createRequest(context);
  await db()
    .insert(auditLog)
    .values({
      at: new Date(),
      action: 'staff_request_edited',
      outcome: 'ok',
      target: `job:${request.id}`,
      changes: [{ field: 'location_id', before: 1001, after: null }],
    });
  const changesIn = async (lang: string) =>
    (await staff.get(`audit?target=job:${request.id}&lang=${lang}`)).json().data[0].changes;
  expect(await changesIn('en')).toMatchObject([{ before: 'Mirpur 1', after: null }]);
  expect((await changesIn('bn'))[0].before).toMatch(/মিরপুর/);
});

test('the reason of a choice is in the log as changed, without its words', async () => {
  const at = context.services.now();
  const request = await createRequest(context, { status: 'live', postedAt: at });
  const { applicationId } = await addApplication(db(), request.id, 'shortlisted');
  const choose = (reason: string | null) =>
    db().transaction((transaction) =>
      chooseTutor(context.services, transaction, {
        jobId: request.id,
        applicationId,
        reason,
        byUserId: null,
        compareLinkId: null,
        origin: testOrigin,
      }),
    );
  await choose(null);
  expect(await lastOf('tutor_choice_reason')).toBeUndefined();
  await choose('Lives near us');
  expect(await lastOf('tutor_choice_reason')).toMatchObject({
    target: `application:${applicationId}`,
    changes: [{ field: 'reason' }],
  });
});
