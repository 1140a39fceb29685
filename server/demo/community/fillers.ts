/** The wing's parts of the demo data. */
import type { DemoFiller } from '#server/demo/demo-filler.ts';
import { fillDemoCommunity } from './demo-community.ts';
import { fillDemoNotices } from './demo-notices.ts';
import { fillDemoReviews } from './demo-reviews.ts';

export const fillers: DemoFiller[] = [
  { place: 120, fill: (db, { staffId, now }) => fillDemoNotices(db, staffId, now) },
  // They need tuitions that have gone on for a month.
  { place: 180, fill: (db, all) => fillDemoReviews(db, all, all.parentId) },
  { place: 220, fill: fillDemoCommunity },
];
