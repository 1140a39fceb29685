import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import { MAX_SUBJECTS } from '#core/ground/limits/job-constants.ts';
import type { jobsForMeAnswer } from '#core/market/api/applying.ts';
import type { Db } from '#server/ground/db/database.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import type { TutorCaller } from '#server/ground/request/caller.ts';
import type { Services } from '#server/ground/services/services.ts';
import { findBoardPage } from '#server/market/job-board/find-board-page.ts';
import { resolveFilter } from '#server/market/job-board/resolve-filter.ts';

type JobsForMe = z.output<typeof jobsForMeAnswer>;
type ProfileFilter = Omit<JobsForMe, 'left_out'>;

/** Each leaves out more than the one before it. */
const STEPS: readonly JobsForMe['left_out'][] = [[], ['location_id'], ['location_id', 'subjects']];

/** Nothing where nothing is said, and where more is said than a filter holds: then it narrows little. */
function listed(ids: number[] | undefined, known: ReadonlyMap<number, unknown>) {
  if (ids === undefined || ids.length > MAX_SUBJECTS) return undefined;
  const there = ids.filter((id) => known.has(id));
  return there.length > 0 ? there : undefined;
}

async function readProfileFilter(
  { db, lookupCache }: Services,
  { tutor, user }: TutorCaller,
): Promise<ProfileFilter> {
  const { locations, categories, classes, subjects } = lookupCache.current;
  const [profile] = await db
    .select({
      locations: tutorProfiles.preferredLocationIds,
      categories: tutorProfiles.categoryIds,
      classes: tutorProfiles.classIds,
      subjects: tutorProfiles.subjectIds,
    })
    .from(tutorProfiles)
    .where(eq(tutorProfiles.tutorId, tutor.id));
  return {
    category_id: listed(profile?.categories, categories),
    i_class: listed(profile?.classes, classes),
    subjects: listed(profile?.subjects, subjects),
    city_id: tutor.cityId ?? undefined,
    location_id: tutor.cityId === null ? undefined : listed(profile?.locations, locations),
    tutor_gender: user.gender ?? undefined,
  };
}

async function findsAny(
  db: Db,
  filter: ProfileFilter,
  lookups: Services['lookupCache']['current'],
) {
  const resolved = resolveFilter(filter, lookups);
  if (resolved === null) return false;
  return (await findBoardPage(db, resolved, { page: 1, perPage: 1 })).matches > 0;
}

/**
 * Returns what the profile says, as narrow as it still finds a job; else the widest of them.
 * Source: docs/requirements/market/job-board.md, "Jobs for me".
 */
export async function readJobsForMe(services: Services, caller: TutorCaller): Promise<JobsForMe> {
  const said = await readProfileFilter(services, caller);
  let widest: JobsForMe = { ...said, left_out: [] };
  for (const step of STEPS) {
    const left_out = step.filter((field) => said[field] !== undefined);
    const kept = Object.entries(said).filter(([field]) => !left_out.some((out) => out === field));
    const filter: ProfileFilter = Object.fromEntries(kept);
    widest = { ...filter, left_out };
    if (await findsAny(services.db, filter, services.lookupCache.current)) break;
  }
  return widest;
}
