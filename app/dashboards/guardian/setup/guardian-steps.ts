/** The set-up of a guardian. Source: docs/requirements/dashboards/parent-area.md, "Set-up". */
import type { ParentDashboard } from '#core/dashboards/api/parent-dashboard.ts';

export const GUARDIAN_STEPS = ['student', 'location', 'hire'] as const;
export type GuardianStep = (typeof GUARDIAN_STEPS)[number];

type Done = Pick<ParentDashboard, 'counts' | 'request_total' | 'tutors' | 'coaches'>;

const isDone: Record<GuardianStep, (of: Done) => boolean> = {
  student: ({ counts }) => counts.students > 0,
  location: ({ counts }) => counts.locations > 0,
  hire: ({ counts, request_total, tutors, coaches }) =>
    request_total + tutors.length + coaches.length + counts.online_lessons > 0,
};

export const isGuardianStepDone = (step: GuardianStep, of: Done): boolean => isDone[step](of);

/** The last one can be done again and again. */
export const firstMissingStep = (of: Done): GuardianStep =>
  GUARDIAN_STEPS.find((step) => !isDone[step](of)) ?? 'hire';
