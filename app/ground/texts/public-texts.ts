/** Texts of areas that everybody may open, and of what stands on their pages for some. */
import files from 'virtual:porua-texts/public';
import type { publicAreas } from './areas.ts';
import type { TextFiles } from './text-files.ts';

export const publicTexts: TextFiles = {
  ...files,
  guideText: {
    en: () => import('../../../docs/embed.md'),
    bn: () => import('../../../docs/embed.bn.md'),
  },
};

export type PublicArea = (typeof publicAreas)[number] | 'guideText';
