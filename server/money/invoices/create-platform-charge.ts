/**
 * The invoice of a confirmed job. Give it the transaction that confirms. Safe to call again: an
 * application has one charge, whatever happens.
 */
import { eq } from 'drizzle-orm';
import { isFreeService } from '#core/money/fees/free-service.ts';
import { platformCharge } from '#core/money/fees/platform-charge.ts';
import { toPoisha } from '#core/money/words/poisha.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import type { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { type InvoiceRow, issueInvoice } from './issue-invoice.ts';
import { lockPlatformCharge } from './lock-platform-charge.ts';

export interface ConfirmedApplication {
  application: { id: number; tutorId: number };
  job: Pick<
    typeof jobOffers.$inferSelect,
    'id' | 'tutoringPlaceId' | 'jobDuration' | 'crashProgram'
  >;
  /** Taka a month, as agreed at the confirmation. */
  salary: number;
  confirmedAt: Date;
}

export async function createPlatformCharge(
  db: Db,
  { application, job, salary, confirmedAt }: ConfirmedApplication,
): Promise<InvoiceRow> {
  await db
    .select({ id: applications.id })
    .from(applications)
    .where(eq(applications.id, application.id))
    .for('update');
  const existing = await lockPlatformCharge(db, application.id);
  if (existing !== undefined) return existing;
  const [tutor] = await db
    .select({ userId: tutors.userId })
    .from(tutors)
    .where(eq(tutors.id, application.tutorId));
  if (tutor === undefined) throw new Error(`No tutor ${application.tutorId}`);
  const charge = platformCharge({
    tutoring_place_id: job.tutoringPlaceId,
    job_duration: job.jobDuration,
    crash_program: job.crashProgram,
    actual_salary: salary,
  });
  return issueInvoice(db, {
    userId: tutor.userId,
    kind: 'platform_charge',
    poisha: isFreeService(confirmedAt) ? 0 : toPoisha(charge.taka),
    issuedAt: confirmedAt,
    applicationId: application.id,
    jobOfferId: job.id,
    jobType: charge.type,
    salary,
    percent: charge.percent,
  });
}
