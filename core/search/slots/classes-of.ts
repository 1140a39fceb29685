import { FAITH_CLASSES, MADRASAH } from './faiths.ts';
import type { Slots } from './slots.ts';

/** All classes a list is to show: those named, or those of the religion where nothing else was said of it. */
export function classesOf({
  class: rows,
  moreClasses = [],
  faith,
  subjects,
  category,
}: Slots): number[] {
  if (rows) return [...rows, ...moreClasses];
  return faith && !subjects && category !== MADRASAH ? [...FAITH_CLASSES[faith]] : [];
}
