import { and, eq, exists, gte, inArray, ne, notExists, type SQL, sql } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { Db } from './database.ts';
import { applications } from './schema/applications.ts';
import { jobOffers } from './schema/job-offers.ts';
import { replacements } from './schema/replacements.ts';

const replaced = alias(applications, 'replaced');

/** The search for another tutor has begun after the application ended, and goes on. */
const isSearchedAnew = (db: Db) =>
  exists(
    db
      .select({ id: replacements.id })
      .from(replacements)
      .innerJoin(replaced, eq(replaced.id, replacements.applicationId))
      .innerJoin(jobOffers, eq(jobOffers.id, replaced.jobOfferId))
      .where(
        and(
          eq(replaced.jobOfferId, applications.jobOfferId),
          gte(replacements.askedAt, applications.stageChangedAt),
          ne(replacements.state, 'stopped'),
          eq(jobOffers.status, 'live'),
        ),
      ),
  );

const wasReplaced = (db: Db) =>
  db
    .select({ id: replacements.id })
    .from(replacements)
    .where(eq(replacements.applicationId, applications.id));

/**
 * Applications that do not keep their tutors from applying to the same job: others were chosen, and now
 * another tutor is looked for. Source: docs/requirements/tuition/teaching.md, "Another tutor".
 */
export const mayApplyAgain = (db: Db): SQL<boolean> =>
  sql`(${and(
    inArray(applications.endedReason, ['not_chosen', 'job_closed']),
    isSearchedAnew(db),
    notExists(wasReplaced(db)),
  )})`;
