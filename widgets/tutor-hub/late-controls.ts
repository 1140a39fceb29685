import { lateParts } from '#ui/late/late-parts.ts';

export const lateControls = lateParts(() => import('./hub-controls.ts'));
