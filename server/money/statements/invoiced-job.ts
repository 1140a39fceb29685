import { jobOffers } from '#server/ground/db/schema/job-offers.ts';

/** The columns that an invoice of a platform charge shows of its tuition. */
export const invoicedJob = {
  classId: jobOffers.classId,
  categoryId: jobOffers.categoryId,
  jobDuration: jobOffers.jobDuration,
};
export interface InvoicedJob {
  classId: number;
  categoryId: number;
  jobDuration: number;
}
