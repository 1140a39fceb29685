import { lateParts } from '#ui/late/late-parts.ts';

/** The places in which a list opens something; fetched once the page is idle. */
export const lateOpened = lateParts(() => import('./opened-part.tsx'));
