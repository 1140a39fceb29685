import type { Lang } from '#core/ground/i18n/lang.ts';
import { localeFile } from '#core/ground/i18n/locale-file.ts';
import { GUIDE_FILES } from './guide-text.ts';

/** Returns the path of an area's texts, from the root of the repository. */
export const areaFile = (lang: Lang, area: string): string =>
  area === 'guideText' ? GUIDE_FILES[lang] : localeFile(lang, area);
