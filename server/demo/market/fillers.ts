/** The wing's parts of the demo data. */
import type { DemoFiller } from '#server/demo/demo-filler.ts';
import { fillDemoAsked } from './demo-asked.ts';
import { fillDemoDistricts } from './demo-districts.ts';
import { fillDemoHiring } from './demo-hiring.ts';
import { takeOffBoard } from './take-off-board.ts';

export const fillers: DemoFiller[] = [
  { place: 100, fill: (db, all) => fillDemoHiring(db, all, all) },
  { place: 110, fill: (db, { tutors, parentId }) => fillDemoAsked(db, tutors, parentId) },
  { place: 900, fill: takeOffBoard },
  // Last: what stands there already shall not change.
  { place: 990, fill: fillDemoDistricts },
];
