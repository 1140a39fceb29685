/** Texts of filters and places, and of a search that finds nothing. */
import type { TextFiles } from '../widget-texts.ts';

export const controlsTexts: TextFiles = {
  en: () => import('./en.ts'),
  bn: () => import('./bn.ts'),
};
