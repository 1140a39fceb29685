import type { Lesson } from '#core/tuition/api/online-lessons.ts';

/** Class and medium in one line; null for a lesson asked for before they were needed. */
export const classText = ({ class_name, category_name }: Lesson): string | null =>
  class_name === null ? null : [class_name, category_name].filter(Boolean).join(' · ');
