import type { EducationEntryAnswer } from '#core/people/api/profile/education.ts';
import { BANGLA_VERSION, EDUCATION_LEVEL } from '#core/people/profile/education-rules.ts';

/**
 * Returns the secondary exam whose group and board the higher secondary one most likely had: not
 * where that one is entered, nor after a curriculum whose pupils sit other exams.
 */
export function usualHigherSecondary(
  education: readonly EducationEntryAnswer[],
): EducationEntryAnswer | undefined {
  const ofLevel = (level: number) => education.find((one) => one.education_level_id === level);
  if (ofLevel(EDUCATION_LEVEL.higherSecondary)) return undefined;
  const secondary = ofLevel(EDUCATION_LEVEL.secondary);
  return secondary?.curriculum_id === BANGLA_VERSION ? secondary : undefined;
}
