/** The app's texts, one chunk for each language. */
import type { Lang } from '#core/api/schemas/fields.ts';
import type { Resources } from '#core/i18n/resources.ts';

export type AppTexts = Omit<Resources, 'connect' | 'session'>;

const chunks: Record<Lang, () => Promise<AppTexts>> = {
  en: () => import('./en.ts'),
  bn: () => import('./bn.ts'),
};

export const loadTexts = (lang: Lang): Promise<AppTexts> => chunks[lang]();
