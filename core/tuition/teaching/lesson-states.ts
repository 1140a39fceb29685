/**
 * The states of a marked lesson and who may do what with it. Source:
 * docs/requirements/tuition/teaching.md, "Lessons".
 */

import type { OwnSide } from '#core/people/account/own-sides.ts';
import { countingBefore } from './lesson-rules.ts';

/**
 * The states as stored. `kept`: the tutor keeps it in spite of a dispute; `held` and `not_held`:
 * staff have decided. The row of a `removed` lesson stays, so that a late copy of it is not stored
 * as a new one.
 */
export const lessonStates = [
  'marked',
  'confirmed',
  'disputed',
  'kept',
  'held',
  'not_held',
  'removed',
] as const;
export type LessonState = (typeof lessonStates)[number];

/** The states as shown: what was not answered in time is confirmed. */
export const lessonStandings = [
  'waiting',
  'confirmed',
  'disputed',
  'kept',
  'held',
  'not_held',
] as const;
export type LessonStanding = (typeof lessonStandings)[number];

/** The filters of the list of staff. */
export const staffLessonFilters = ['open', 'settled'] as const;

export function standingOf(
  state: Exclude<LessonState, 'removed'>,
  markedAt: Date,
  now: Date,
): LessonStanding {
  if (state !== 'marked') return state;
  return markedAt <= countingBefore(now) ? 'confirmed' : 'waiting';
}

/** Returns whether staff and people count it as taught. */
export const isHeld = (standing: LessonStanding): boolean =>
  standing === 'waiting' || standing === 'confirmed' || standing === 'held';

const acts = {
  tutor: { edit: ['waiting', 'disputed'], remove: ['waiting', 'disputed'], keep: ['disputed'] },
  guardian: { confirm: ['waiting', 'disputed', 'kept'], dispute: ['waiting'] },
} as const satisfies Record<OwnSide, Record<string, readonly LessonStanding[]>>;

const includes = (list: readonly LessonStanding[], standing: LessonStanding) =>
  list.includes(standing);

export const mayEdit = (standing: LessonStanding) => includes(acts.tutor.edit, standing);
export const mayRemove = (standing: LessonStanding) => includes(acts.tutor.remove, standing);
export const mayKeep = (standing: LessonStanding) => includes(acts.tutor.keep, standing);
export const mayConfirm = (standing: LessonStanding) => includes(acts.guardian.confirm, standing);
export const mayDispute = (standing: LessonStanding) => includes(acts.guardian.dispute, standing);
