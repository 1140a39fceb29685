/**
 * The invoice of a confirmed job. Called in the transaction that confirms, and safe to call again:
 * an application has one charge, whatever happens.
 */
import { eq } from 'drizzle-orm';
import { isFreeService } from '#core/fees/free-service.ts';
import { type JobTerms, platformCharge } from '#core/fees/platform-charge.ts';
import { dhakaDateAfter } from '#core/format/dhaka-day.ts';
import type { Db } from '#server/db/database.ts';
import { tutorInvoices, tutorTransactions } from '#server/db/schema/tutor-invoices.ts';

export interface ConfirmedApplication {
  applicationId: number;
  tutorId: number;
  jobOfferId: number;
  /** What the charge is counted from. */
  terms: JobTerms;
  confirmedAt: Date;
}

export async function createPlatformCharge(
  db: Db,
  { applicationId, tutorId, jobOfferId, terms, confirmedAt }: ConfirmedApplication,
): Promise<typeof tutorInvoices.$inferSelect> {
  const charge = platformCharge(terms);
  const isFree = isFreeService(confirmedAt);
  const [created] = await db
    .insert(tutorInvoices)
    .values({
      tutorId,
      applicationId,
      jobOfferId,
      jobType: charge.type,
      salary: terms.actual_salary,
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
      .where(eq(tutorInvoices.applicationId, applicationId));
    if (existing === undefined) throw new Error(`No invoice of application ${applicationId}`);
    return existing;
  }
  if (!isFree)
    await db.insert(tutorTransactions).values({
      tutorId,
      invoiceId: created.id,
      kind: 'platform_charge',
      taka: -created.taka,
      at: confirmedAt,
    });
  return created;
}
