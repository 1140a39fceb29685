/** The dangers somebody may be in. The first of them the assistant sees decides how it answers. */
export const DANGERS = [
  'self_harm',
  'harassed_tutor',
  'grooming',
  'child_abuse',
  'child_alone',
] as const;
export type Danger = (typeof DANGERS)[number];
