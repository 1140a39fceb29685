/** Charges of the tutors the README names, and their payments. */
import { and, eq, inArray } from 'drizzle-orm';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { isConfirmedNow } from '#server/ground/db/tuitions.ts';
import { createPlatformCharge } from '#server/money/invoices/create-platform-charge.ts';
import { chargeVerification } from '#server/money/invoices/verification-charge.ts';
import { payDemoInvoice } from './pay-demo-invoice.ts';

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
