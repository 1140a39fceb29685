/** Texts of filters and places. */
import type { TextFiles } from '../widget-texts.ts';

export const controlsTexts: TextFiles = {
  en: () => import('./en.ts'),
  bn: () => import('./bn.ts'),
};
