import { brand } from '#core/ground/brand.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';

/** The shop of the demo, as a provider would know it. */
export const merchantName = (lang: Lang): string => (lang === 'bn' ? brand.nameBn : brand.name);
