/** A tuition with both its people signed in, at any stage. */
import type { Stage } from '#core/market/hire/application-stages.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { requestDetails } from '#server/ground/db/schema/request-details.ts';
import { createUser, jobValues } from './factories.ts';
import { move, signInParent, signInTutor } from './hiring.ts';
import type { TestApp } from './test-app.ts';

type SignedInTutor = Awaited<ReturnType<typeof signInTutor>>;

/** `of`: a tutor who has other tuitions. */
export async function openTuition(
  context: TestApp,
  stage: Stage = 'confirm',
  job: object = {},
  of?: SignedInTutor,
) {
  const { db } = context.database;
  const guardian = await signInParent(context, { name: 'Shamima Akter' });
  const tutor = of ?? (await signInTutor(context));
  const values = { ...jobValues(guardian.parentId), ...job };
  const [offer] = await db.insert(jobOffers).values(values).returning({ id: jobOffers.id });
  if (!offer) throw new Error('No job');
  await db
    .insert(requestDetails)
    .values({ jobOfferId: offer.id, contactName: 'Shamima', studentName: 'Mitu' });
  const [row] = await db
    .insert(applications)
    .values({ tutorId: tutor.account.tutorId, jobOfferId: offer.id, stage: 'shortlisted' })
    .returning({ id: applications.id });
  if (!row) throw new Error('No application');
  const staffId = await createUser(db, { type: 'staff' });
  const go = (to: Stage, more: object = {}) =>
    move(context.services, { applicationId: row.id, to, byUserId: staffId, ...more });
  if (stage !== 'shortlisted') await go('appointed');
  if (stage === 'confirm' || stage === 'closed') await go('confirm');
  if (stage === 'closed') await go('closed', { endedBy: 'guardian' });
  return { id: row.id, jobId: offer.id, staffId, guardian, tutor, go };
}
