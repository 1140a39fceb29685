import type { OwnSide } from '#core/people/account/own-sides.ts';

/**
 * The results each side may give after the demo class: the first lesson, before the confirmation,
 * for which nobody pays. Source: docs/requirements/tuition/teaching.md, "Demo class".
 */
export const guardianDemoResults = ['continue', 'another', 'unsure'] as const;
export const tutorDemoResults = ['would_teach', 'would_not'] as const;
export const demoResults = [...guardianDemoResults, ...tutorDemoResults] as const;
export type DemoResult = (typeof demoResults)[number];

export const demoResultsOf: Record<OwnSide, readonly DemoResult[]> = {
  guardian: guardianDemoResults,
  tutor: tutorDemoResults,
};
