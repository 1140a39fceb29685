/** Some filled jobs go to the people the README names, so that they have students and invoices. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { isConfirmedNow } from '#server/ground/db/tuitions.ts';
import { createPlatformCharge } from '#server/money/invoices/create-platform-charge.ts';
import { chargeVerification } from '#server/money/invoices/verification-charge.ts';
import type { NewApplication, PostedJob } from './demo-activity.ts';
import { payDemoInvoice } from './pay-demo-invoice.ts';

const isConfirmed = ({ stage }: NewApplication) => stage === 'confirm' || stage === 'payment';

/** Changes who got a job, where the tutor has not applied to it already. */
export function giveJobs(
  all: NewApplication[],
  jobs: PostedJob[],
  tutor: { id: number; cityId: number | null; classIds: readonly number[] },
) {
  const inCity = new Map(
    jobs.filter((job) => job.cityId === tutor.cityId).map((job) => [job.id, job.classId]),
  );
  const ownJobs = new Set(
    all.filter(({ tutorId }) => tutorId === tutor.id).map(({ jobOfferId }) => jobOfferId),
  );
  const free = all.filter(
    (row) => isConfirmed(row) && inCity.has(row.jobOfferId) && !ownJobs.has(row.jobOfferId),
  );
  const ofClass = free.filter(({ jobOfferId }) =>
    tutor.classIds.includes(inCity.get(jobOfferId) ?? 0),
  );
  // Both are needed: one that has gone on for months, and the newest.
  const offered = ofClass.length > 1 ? ofClass : free;
  for (const row of [...offered.slice(0, 1), ...offered.slice(-1)]) row.tutorId = tutor.id;
}

/** Charges tutors whose documents were checked; call it when the badges are written. */
export async function insertVerificationCharges(db: Db, tutorIds: number[], now: Date) {
  for (const id of tutorIds) await chargeVerification(db, id, now);
}

/** The newest is still to be paid. */
export async function insertCharges(db: Db, tutorIds: number[]): Promise<void> {
  const rows = await db
    .select({ application: applications, job: jobOffers })
    .from(applications)
    .innerJoin(jobOffers, eq(jobOffers.id, applications.jobOfferId))
    .where(and(inArray(applications.tutorId, tutorIds), isConfirmedNow))
    .orderBy(applications.tutorId, applications.stageChangedAt);
  for (const [index, { application, job }] of rows.entries()) {
    const { tutorId, stageChangedAt } = application;
    const invoice = await createPlatformCharge(db, {
      application,
      job,
      salary: job.actualSalary,
      confirmedAt: stageChangedAt,
    });
    if (rows[index + 1]?.application.tutorId !== tutorId) continue;
    await payDemoInvoice(db, invoice, stageChangedAt);
  }
}
