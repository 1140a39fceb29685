/** The accounts of the README: one for each gate of applying. */
import { and, eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { fillDemoData } from '#server/demo/fill-demo-data.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { parents, users } from '#server/ground/db/schema/people.ts';
import { createBrowser } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp(({ db }) => fillDemoData(db));

test('the demo accounts meet the gates of the README', async () => {
  const { app, database } = context;
  const [parent] = await database.db
    .select({ id: parents.id })
    .from(parents)
    .innerJoin(users, eq(users.id, parents.userId))
    .where(eq(users.phoneNo, '+8801811000001'));
  const [job] = await database.db
    .select({ id: jobOffers.id })
    .from(jobOffers)
    .where(
      and(
        eq(jobOffers.status, 'live'),
        eq(jobOffers.cityId, 1),
        eq(jobOffers.parentId, parent?.id ?? 0),
      ),
    );
  await database.db.delete(applications).where(eq(applications.jobOfferId, job?.id ?? 0));
  const outcomes: Record<string, string> = {};
  for (const phone of [
    '01711000001',
    '01711000002',
    '01711000003',
    '01711000004',
    '01711000005',
    '01811000001',
    '01911000001',
  ]) {
    const browser = createBrowser(app);
    const payload = { email: phone, password: 'porua-demo' };
    await browser.ask({ method: 'POST', url: '/api/v1/login', payload });
    const answer = await browser.ask({
      method: 'POST',
      url: `/api/apply/${job?.id}`,
      payload: { terms_accepted: true },
    });
    outcomes[phone] = answer.json().code ?? 'applied';
  }
  expect(outcomes).toEqual({
    '01711000001': 'applied',
    '01711000002': 'profile_incomplete',
    '01711000003': 'city_mismatch',
    '01711000004': 'phone_not_verified',
    '01711000005': 'banned',
    '01811000001': 'not_a_tutor',
    '01911000001': 'not_a_tutor',
  });
});
