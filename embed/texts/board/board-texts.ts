/** The job board's own texts. */
import type { TextFiles } from '../widget-texts.ts';

export const boardTexts: TextFiles = { en: () => import('./en.ts'), bn: () => import('./bn.ts') };
