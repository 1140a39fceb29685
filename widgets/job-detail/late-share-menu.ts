import { lateParts } from '#ui/late/late-parts.ts';

export const lateShareMenu = lateParts(() => import('./share-menu.tsx'));
