/**
 * The stage `payment` says that the platform charge is paid: a confirmed application whose charge was
 * paid moves there, and back when the money was taken back. Housekeeping does it, since a payment holds
 * its invoice and must not wait for the request.
 * Source: docs/requirements/market/job-detail-and-apply.md, "Stages".
 */
import { and, asc, eq, inArray, or } from 'drizzle-orm';
import { applicationMoves } from '#server/ground/db/schema/application-moves.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { invoices } from '#server/ground/db/schema/invoices.ts';
import { eachOnItsOwn } from '#server/ground/errors/each-on-its-own.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readSettledCharges } from '#server/money/invoices/settled-charges.ts';
import { lockApplication } from './lock-application.ts';

const MOST_AT_ONCE = 200;

async function followOne(services: Services, id: number): Promise<void> {
  await services.db.transaction(async (db) => {
    const { application, tutor } = await lockApplication(db, id);
    const { stage } = application;
    const isPaid = (await readSettledCharges(db, [id])).has(id);
    const to = isPaid ? 'payment' : 'confirm';
    if (to === stage || (stage !== 'confirm' && stage !== 'payment')) return;
    await db.update(applications).set({ stage: to }).where(eq(applications.id, id));
    await db.insert(applicationMoves).values({
      applicationId: id,
      fromStage: stage,
      toStage: to,
      at: services.now(),
      // Who paid it.
      byUserId: tutor.userId,
    });
  });
}

export async function followCharges(services: Services): Promise<void> {
  const due = await services.db
    .select({ id: applications.id })
    .from(applications)
    .innerJoin(invoices, eq(invoices.applicationId, applications.id))
    .where(
      and(
        eq(invoices.kind, 'platform_charge'),
        or(
          and(eq(applications.stage, 'confirm'), eq(invoices.status, 'paid')),
          and(
            eq(applications.stage, 'payment'),
            inArray(invoices.status, ['unpaid', 'written_off']),
          ),
        ),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(MOST_AT_ONCE);
  await eachOnItsOwn(due, ({ id }) => followOne(services, id));
}
