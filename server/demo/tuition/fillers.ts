/** The wing's parts of the demo data. */
import type { DemoFiller } from '#server/demo/demo-filler.ts';
import { writeHistory } from '#server/tuition/teaching/history/keep-histories.ts';
import { fillDemoChanges } from './demo-changes.ts';
import { fillDemoLessons } from './demo-lessons.ts';
import { fillDemoLetters } from './demo-letters.ts';
import { fillDemoMessages } from './demo-messages.ts';
import { fillDemoOnlineLessons } from './demo-online-lessons.ts';

export const fillers: DemoFiller[] = [
  { place: 130, fill: (db, all) => fillDemoMessages(db, all, all.now) },
  { place: 140, fill: fillDemoChanges },
  { place: 150, fill: (db, all) => fillDemoLetters(db, all, all) },
  { place: 170, fill: fillDemoLessons },
  {
    place: 190,
    fill: async (db, { tutorIds, now }) => {
      for (const id of tutorIds) await writeHistory(db, id, now);
    },
  },
  {
    place: 200,
    fill: (db, { parentId, tutorIds: [tutorId = 0], now }) =>
      fillDemoOnlineLessons(db, { parentId, tutorId, now }),
  },
];
