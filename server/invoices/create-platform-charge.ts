/**
 * The invoice of a confirmed job. Called in the transaction that confirms, and safe to call again:
 * an application has one charge, whatever happens.
 */
import { eq } from 'drizzle-orm';
import { dhakaDateAfter } from '#core/dates/dhaka-day.ts';
import { isFreeService } from '#core/fees/free-service.ts';
import { platformCharge } from '#core/fees/platform-charge.ts';
import type { Db } from '#server/db/database.ts';
import type { jobOffers } from '#server/db/schema/job-offers.ts';
import { tutorInvoices, tutorTransactions } from '#server/db/schema/tutor-invoices.ts';

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
): Promise<typeof tutorInvoices.$inferSelect> {
  const charge = platformCharge({
    tutoring_place_id: job.tutoringPlaceId,
    job_duration: job.jobDuration,
    crash_program: job.crashProgram,
    actual_salary: salary,
  });
  const isFree = isFreeService(confirmedAt);
  const [created] = await db
    .insert(tutorInvoices)
    .values({
      tutorId: application.tutorId,
      applicationId: application.id,
      jobOfferId: job.id,
      jobType: charge.type,
      salary,
      percent: charge.percent,
      taka: isFree ? 0 : charge.taka,
      status: isFree ? 'free' : 'unpaid',
      issuedAt: confirmedAt,
      dueOn: dhakaDateAfter(confirmedAt, charge.dueDays),
    })
    .onConflictDoNothing()
    .returning();
  if (created === undefined) {
    const [existing] = await db
      .select()
      .from(tutorInvoices)
      .where(eq(tutorInvoices.applicationId, application.id));
    if (existing === undefined) throw new Error(`No invoice of application ${application.id}`);
    return existing;
  }
  if (!isFree)
    await db.insert(tutorTransactions).values({
      tutorId: application.tutorId,
      invoiceId: created.id,
      kind: 'platform_charge',
      taka: -created.taka,
      at: confirmedAt,
    });
  return created;
}
