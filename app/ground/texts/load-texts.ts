/** The texts every screen of the app needs, one chunk for each language. */

import { tryFile } from '#app/ground/late/try-file.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';

type FirstTexts = Pick<Resources, 'app' | 'common' | 'list'>;

const chunks: Record<Lang, () => Promise<FirstTexts>> = {
  en: () => import('./en.ts'),
  bn: () => import('./bn.ts'),
};

export const loadTexts = (lang: Lang): Promise<FirstTexts> => tryFile(chunks[lang]);
