/** Panels of the tutoring screen by the names in its address. Source: spec tutor-and-parent-areas §2.3. */
export const SECTIONS = [
  'location',
  'category',
  'salary',
  'online',
  'experience',
  'availability',
] as const;
export type TutoringSection = (typeof SECTIONS)[number];

/** The spec calls the location's panel `tutoring`. */
export const toSection = (name: string | undefined): TutoringSection | undefined =>
  name === 'tutoring' ? 'location' : SECTIONS.find((section) => section === name);
