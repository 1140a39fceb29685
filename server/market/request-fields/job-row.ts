import type { jobOffers } from '#server/ground/db/schema/job-offers.ts';

/** A request as it is stored. */
export type JobRow = typeof jobOffers.$inferSelect;
