/** Reads which of what a job asks for each applicant teaches, for a whole board at once. */
import { inArray } from 'drizzle-orm';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { PipelineCard } from '#core/staff/api/staff.ts';
import { tutorProfiles } from '#server/ground/db/schema/tutor-profiles.ts';
import { ALL_SUBJECTS } from '#server/ground/lookups/with-all-subjects.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';
import type { Services } from '#server/ground/services/services.ts';
import type { JobRow } from '#server/market/request-fields/job-row.ts';

type Fit = PipelineCard['tutor']['fit'];

export async function readFit(
  { db, lookupCache }: Pick<Services, 'db' | 'lookupCache'>,
  tutorIds: number[],
  job: Pick<JobRow, 'classId' | 'subjectIds'>,
  lang: Lang,
): Promise<(tutorId: number) => Fit> {
  const { subjects } = lookupCache.current;
  const profiles = await db
    .select({
      tutorId: tutorProfiles.tutorId,
      classIds: tutorProfiles.classIds,
      subjectIds: tutorProfiles.subjectIds,
    })
    .from(tutorProfiles)
    .where(inArray(tutorProfiles.tutorId, tutorIds));
  const byTutor = new Map(profiles.map((row) => [row.tutorId, row]));
  return (tutorId) => {
    const { classIds = [], subjectIds = [] } = byTutor.get(tutorId) ?? {};
    return {
      // What was not entered is no "no".
      teaches_class: classIds.length === 0 ? null : classIds.includes(job.classId),
      subjects:
        subjectIds.length === 0
          ? null
          : job.subjectIds
              .map((id) => ({ id, is_taught: teaches(id, subjectIds) }))
              // Some subjects are neither all of them nor none.
              .filter(({ id, is_taught }) => is_taught || id !== ALL_SUBJECTS)
              .map(({ id, is_taught }) => ({
                subject_name: nameIn(subjects, id, lang),
                is_taught,
              })),
    };
  };
}

const teaches = (subject: number, taught: readonly number[]) =>
  taught.includes(subject) || taught.includes(ALL_SUBJECTS);
