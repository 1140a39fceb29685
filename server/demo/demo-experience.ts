import type { DemoTutor } from './demo-accounts.ts';
import { type DemoContext, hoursBefore } from './demo-context.ts';

const DAY_HOURS = 24;
const forEveryClass = [
  'Taught at home three days a week; the family asked me to stay for a second year.',
  'Short, calm lessons and a talk about progress at the end of each month.',
];
const forSchool = [
  'Taught two students at home and helped them through their yearly exams.',
  'Weekly tests, homework every day, and a talk with the guardian each month.',
  'Helped with all subjects and with reading and writing in English.',
];
const forBoardExams = [
  'Took over half a year before the board exam; the student passed with an A+.',
];
const isSchool = /^(Class|Standard|SSC|HSC|O Level|A Level)/;
const hasBoardExam = /^(Class 10|SSC|HSC|O Level|A Level)/;

const wordsFor = (className: string) => [
  ...forEveryClass,
  ...(isSchool.test(className) ? forSchool : []),
  ...(hasBoardExam.test(className) ? forBoardExams : []),
];

/** Invents up to three jobs of before, in the areas and classes the tutor offers. */
export function inventExperience(
  { random, lookups, now }: DemoContext,
  { classIds }: { classIds: number[] },
  { locationId }: DemoTutor['tutor'],
) {
  const place = lookups.locations.get(locationId ?? 0)?.name ?? 'Dhaka';
  return Array.from({ length: random.integer(1, 2) }, (_, index) => {
    const classId = random.pick(classIds);
    const ended = index * 400 + random.integer(10, 200);
    const dayBefore = (days: number) =>
      hoursBefore(now, days * DAY_HOURS)
        .toISOString()
        .slice(0, 10);
    return {
      categoryId: lookups.classes.get(classId)?.categoryId ?? 1,
      classId,
      teachingLocation: place,
      durationFrom: dayBefore(ended + random.integer(90, 380)),
      durationTo: dayBefore(ended),
      about: random.pick(wordsFor(lookups.classes.get(classId)?.name ?? '')),
    };
  });
}
