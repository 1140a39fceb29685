import { EDUCATION_LEVEL, USUAL_EXAM } from '#core/people/profile/education-rules.ts';
import type { Db } from '#server/ground/db/database.ts';
import { readEducations, saveEducation } from './save-education.ts';

/**
 * Adds the higher secondary exam with group, curriculum and board of the secondary one, unless it is
 * there. Runs under the lock of saveProfile.
 */
export async function addHigherSecondary(db: Db, tutorId: number, now: Date): Promise<void> {
  const own = await readEducations(db, tutorId);
  const ofLevel = (level: number) => own.find((row) => row.educationLevelId === level);
  const secondary = ofLevel(EDUCATION_LEVEL.secondary);
  if (!secondary || ofLevel(EDUCATION_LEVEL.higherSecondary)) return;
  const entry = {
    education_level_id: EDUCATION_LEVEL.higherSecondary,
    exam_title_id: USUAL_EXAM.higherSecondary,
    group_id: secondary.groupId ?? undefined,
    curriculum_id: secondary.curriculumId ?? undefined,
    board_id: secondary.boardId ?? undefined,
    result: undefined,
    current_institute: false,
  };
  await saveEducation(db, tutorId, entry, null, now);
}
