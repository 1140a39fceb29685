/**
 * Panels of the tutoring screen by the names in its address.
 * Source: docs/requirements/people/tutor-profile.md, "Tutoring".
 */
export const SECTIONS = [
  'location',
  'category',
  'salary',
  'online',
  'experience',
  'availability',
] as const;
export type TutoringSection = (typeof SECTIONS)[number];

/** In the address the panel of the location is called `tutoring`. */
export const toSection = (name: string | undefined): TutoringSection | undefined =>
  name === 'tutoring' ? 'location' : SECTIONS.find((section) => section === name);
