import type { Lang } from '#core/ground/i18n/lang.ts';
import { useI18n } from './use-i18n.ts';

/** Returns the language of the texts around. */
export const useLang = (): Lang => (useI18n().language === 'en' ? 'en' : 'bn');
