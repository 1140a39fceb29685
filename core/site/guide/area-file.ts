import type { Lang } from '#core/ground/i18n/lang.ts';
import { localeFile } from '#core/ground/i18n/locale-file.ts';
import { GUIDE_FILES } from './guide-text.ts';

/** Where the texts of an area are, from the root of the repository. */
export const areaFile = (lang: Lang, area: string): string =>
  area === 'guideText' ? GUIDE_FILES[lang] : localeFile(lang, area);
