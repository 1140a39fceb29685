/** The fonts of our PDFs, fetched when the first one is made. */
import bengaliRegular from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-400-normal.woff?url';
import bengaliBold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-bengali-700-normal.woff?url';
import latinRegular from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-latin-400-normal.woff?url';
import latinBold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-latin-700-normal.woff?url';
import latinMoreRegular from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-latin-ext-400-normal.woff?url';
import latinMoreBold from '@fontsource/noto-sans-bengali/files/noto-sans-bengali-latin-ext-700-normal.woff?url';
import { createShapingFace, type ShapingFace } from '#core/ground/shaping/shaping-face.ts';
import type { Run } from '#core/ground/shaping/split-runs.ts';
import { unwrapWoff } from '#core/ground/shaping/unwrap-woff.ts';

export type Weight = 'normal' | 'bold';

export interface PdfFont {
  /** `latin-more`: letters with marks and signs, as foreign names have. */
  script: Run['script'] | 'latin-more';
  weight: Weight;
  bytes: Uint8Array;
  face: ShapingFace;
}

const files = [
  { script: 'bengali', weight: 'normal', url: bengaliRegular },
  { script: 'bengali', weight: 'bold', url: bengaliBold },
  { script: 'latin', weight: 'normal', url: latinRegular },
  { script: 'latin', weight: 'bold', url: latinBold },
  { script: 'latin-more', weight: 'normal', url: latinMoreRegular },
  { script: 'latin-more', weight: 'bold', url: latinMoreBold },
] as const;

export const loadFonts = (): Promise<PdfFont[]> =>
  Promise.all(
    files.map(async ({ script, weight, url }) => {
      const answer = await fetch(url);
      if (!answer.ok) throw new Error(`The font ${script} ${weight} is missing: ${answer.status}`);
      const bytes = unwrapWoff(await answer.arrayBuffer());
      return { script, weight, bytes, face: createShapingFace(bytes) };
    }),
  );
