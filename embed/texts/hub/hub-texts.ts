/** The tutor hub's own texts; later those of its filters, of comparing and of an opened profile. */
import type { TextFiles } from '../widget-texts.ts';

export const hubTexts: TextFiles = { en: () => import('./en.ts'), bn: () => import('./bn.ts') };

export const lateHubTexts: TextFiles = {
  en: () => import('./late-en.ts'),
  bn: () => import('./late-bn.ts'),
};
