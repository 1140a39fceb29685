import { and, eq, inArray } from 'drizzle-orm';
import type { DemoMarketplace } from '#server/demo/demo-filler.ts';
import type { Db } from '#server/ground/db/database.ts';
import { applications } from '#server/ground/db/schema/applications.ts';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';

/** With a tutor on trial a request is off the board. */
export async function takeOffBoard(db: Db, { now }: DemoMarketplace): Promise<void> {
  await db
    .update(jobOffers)
    .set({ status: 'appointed', statusChangedAt: now })
    .where(
      and(
        eq(jobOffers.status, 'live'),
        inArray(
          jobOffers.id,
          db
            .select({ id: applications.jobOfferId })
            .from(applications)
            .where(eq(applications.stage, 'appointed')),
        ),
      ),
    );
}
