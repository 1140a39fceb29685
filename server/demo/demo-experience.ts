import type { DemoTutor } from './demo-accounts.ts';
import { type DemoContext, hoursBefore } from './demo-context.ts';

const DAY_HOURS = 24;
const words = [
  'Taught two students at home and helped them through their yearly exams.',
  'Weekly tests, homework every day, and a talk with the guardian each month.',
  'Took over half a year before the board exam; the student passed with an A+.',
  'Helped with all subjects and with reading and writing in English.',
];

/** Up to three jobs of before, in the areas and classes the tutor offers. */
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
      about: random.pick(words),
    };
  });
}
