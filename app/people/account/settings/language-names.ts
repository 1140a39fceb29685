import type { Lang } from '#core/ground/i18n/lang.ts';

/** Each language in its own words. */
export const languageNames: Readonly<Record<Lang, string>> = { bn: 'বাংলা', en: 'English' };
