/**
 * The categories, classes and subjects that a list is to show. A religion stands for its lessons: alone
 * for the classes of Religious Studies, beside other subjects or a school class for its subjects.
 */
import { classesOf } from './classes-of.ts';
import {
  FAITH_CATEGORY,
  FAITH_CLASSES,
  FAITH_SUBJECTS,
  MADRASAH,
  RELIGION_AT_SCHOOL,
} from './faiths.ts';
import type { Slots } from './slots.ts';

/** Ids of one kind: any of them. An empty list: nothing was said. */
export interface Lessons {
  category: number[];
  class: number[];
  subject: number[];
}

/** Faiths with two subjects: one at school, one outside it. Who names one of them means both. */
const WITH_FEW_SUBJECTS = ['hindu', 'buddhist', 'christian'];

export function lessonsOf(slots: Slots): Lessons {
  const { category, subjects = [], faith } = slots;
  const said: Lessons = {
    category: category === undefined ? [] : [category],
    class: classesOf(slots),
    subject: [...subjects],
  };
  if (!faith) return said;
  const isOfFaith = (id: number) =>
    FAITH_CLASSES.islam.includes(id) || FAITH_CLASSES[faith].includes(id);
  const hasSchoolClass = slots.class !== undefined && !slots.class.some(isOfFaith);
  const isAlone = subjects.length === 0 && !hasSchoolClass && category !== MADRASAH;
  if (isAlone) return said;
  const all = FAITH_SUBJECTS[faith];
  const named = subjects.filter((id) => id !== RELIGION_AT_SCHOOL);
  const isExact =
    named.length > 0 && named.length === subjects.length && named.every((id) => all.includes(id));
  const isEnough = isExact && !WITH_FEW_SUBJECTS.includes(faith);
  return {
    category: category === FAITH_CATEGORY ? [] : said.category,
    class: said.class,
    subject: [...new Set([...named, ...(isEnough ? [] : all)])],
  };
}
