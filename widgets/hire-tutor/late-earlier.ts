import { lateParts } from '#ui/late/late-parts.ts';

/** The way to an earlier request, which few have. */
export const lateEarlier = lateParts(() => import('./earlier-draft.tsx'));
