/** The conversation's own texts. */
import type { TextFiles } from '../widget-texts.ts';

export const assistantTexts: TextFiles = {
  en: () => import('./en.ts'),
  bn: () => import('./bn.ts'),
};
