/**
 * The categories, classes and subjects that a list is to show. A religion stands for its lessons: alone
 * for the classes of Religious Studies, beside other subjects or a school class for its subjects.
 */
import type { Gazetteer } from '#core/search/gazetteer/prepare-gazetteer.ts';
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

/** Ids of the reference data: General Math, and what the mathematics of later classes are called. */
const GENERAL_MATH = 4;
const LATER_MATH = [24, 43, 44, 45, 46];

/** "HSC math" is Higher Math, that of the O Level Mathematics B, D and more. */
function withMathOf(
  classes: readonly number[],
  subjects: readonly number[],
  subjectsOfClass: Gazetteer['subjectsOfClass'],
): readonly number[] {
  const taught = classes.flatMap((id) => subjectsOfClass.get(id) ?? []);
  if (!subjects.includes(GENERAL_MATH) || taught.length === 0) return subjects;
  const without = taught.filter((of) => !of.has(GENERAL_MATH));
  const later = LATER_MATH.filter((id) => without.some((of) => of.has(id)));
  const others = subjects.filter((id) => id !== GENERAL_MATH || taught.some((of) => of.has(id)));
  return later.length === 0 ? subjects : [...new Set([...others, ...later])];
}

/** Faiths with two subjects: one at school, one outside it. Who names one of them means both. */
const WITH_FEW_SUBJECTS = ['hindu', 'buddhist', 'christian'];

export function lessonsOf(slots: Slots, { subjectsOfClass }: Gazetteer): Lessons {
  const { category, faith } = slots;
  const subjects = withMathOf(classesOf(slots), slots.subjects ?? [], subjectsOfClass);
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
