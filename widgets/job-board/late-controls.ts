import { lateParts } from '#ui/late/late-parts.ts';

export const lateControls = lateParts(() => import('./board-controls.ts'));
