import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** Lessons of a tuition, counted. */
export const lessonCountDescriptions: Descriptions = {
  'lessons.held': 'Lessons that count as held: confirmed, or marked and not answered yet.',
  'lessons.confirmed': 'Lessons the guardian has confirmed, or that count as confirmed.',
  'lessons.disputed': 'Lessons the two do not agree on.',
};
