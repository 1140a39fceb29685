/** The hire form's own texts. */
import type { TextFiles } from '../widget-texts.ts';

export const hireTexts: TextFiles = { en: () => import('./en.ts'), bn: () => import('./bn.ts') };
