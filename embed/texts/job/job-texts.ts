/** A job's texts. */
import type { TextFiles } from '../widget-texts.ts';

export const jobTexts: TextFiles = { en: () => import('./en.ts'), bn: () => import('./bn.ts') };
