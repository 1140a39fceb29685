/** The columns the page of a job is made of, by who may read them: no others are asked for. */
import { getTableColumns } from 'drizzle-orm';
import { jobOffers } from '#server/ground/db/schema/job-offers.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';
import { type Reader, type ShownTo, shownTo } from '#server/market/request-fields/shown-to.ts';

/** The columns of what became of a request and who made it, which no page shows. */
type OfItsCourse =
  | 'parentId'
  | 'createdAt'
  | 'updatedAt'
  | 'statusReason'
  | 'statusChangedAt'
  | 'version'
  | 'sourceSite'
  | 'idempotencyKey'
  | 'idempotencyHash';
/** A job for this reader: of the fields that only some may read, it has this reader's alone. */
export type ShownJob<By extends Reader> = ShownTo<By, Omit<JobRow, OfItsCourse>>;

const {
  parentId: _parentId,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  statusReason: _statusReason,
  statusChangedAt: _statusChangedAt,
  version: _version,
  sourceSite: _sourceSite,
  idempotencyKey: _idempotencyKey,
  idempotencyHash: _idempotencyHash,
  ...columns
} = getTableColumns(jobOffers);

export const jobColumns = <By extends Reader>(by: By) => shownTo(by, columns);
