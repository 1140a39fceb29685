import { readFileSync } from 'node:fs';
import { ORIGIN_MARK } from '#core/site/embed/origin-mark.ts';

/**
 * The loader as it is served: with our address written into it. So it knows where it belongs also
 * when a page combines, inlines or copies it, and no content of a page can say otherwise.
 */
export const bakeLoader = (file: string, publicUrl: string): Buffer =>
  Buffer.from(readFileSync(file, 'utf8').replaceAll(ORIGIN_MARK, new URL(publicUrl).origin));
