/** The wing's parts of the demo data. */
import type { DemoFiller } from '#server/demo/demo-filler.ts';
import { insertCharges, insertVerificationCharges } from './demo-charges.ts';

export const fillers: DemoFiller[] = [
  { place: 160, fill: (db, { tutorIds }) => insertCharges(db, tutorIds) },
  { place: 920, fill: (db, { tutorIds, now }) => insertVerificationCharges(db, tutorIds, now) },
];
