/** The wing's parts of the demo data. */
import type { DemoFiller } from '#server/demo/demo-filler.ts';
import { refreshListings } from '#server/people/listing/refresh-listings.ts';
import { checkDemoDocuments } from './check-demo-documents.ts';
import { fillDemoNumberChanges } from './demo-number-changes.ts';

export const fillers: DemoFiller[] = [
  { place: 210, fill: (db, { parentId, now }) => fillDemoNumberChanges(db, parentId, now) },
  { place: 230, fill: checkDemoDocuments },
  // Listings show what the others have filled in.
  { place: 910, fill: (db, { allTutorIds, now }) => refreshListings(db, allTutorIds, now) },
];
