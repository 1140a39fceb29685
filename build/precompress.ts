/** Writes .br and .gz beside every text file of a build, so that the server never compresses at run time. */
import { globSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Plugin } from 'vite';

const TEXT_FILES = '**/*.{js,css,html,json,svg,txt,webmanifest,xml}';

export function precompressFolder(folder: string): void {
  for (const name of globSync(TEXT_FILES, { cwd: folder })) {
    const file = path.join(folder, name);
    if (isFresh(file)) continue;
    const content = readFileSync(file);
    writeFileSync(`${file}.br`, compressBrotli(content));
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
  }
}

/**
 * The content the compressor may expect; for small files another mode than the true one may do
 * better.
 */
const MODES = [
  constants.BROTLI_MODE_GENERIC,
  constants.BROTLI_MODE_TEXT,
  constants.BROTLI_MODE_FONT,
];

/** The shortest there is. */
export const compressBrotli = (content: Buffer): Buffer =>
  MODES.map((mode) =>
    brotliCompressSync(content, {
      params: {
        [constants.BROTLI_PARAM_MODE]: mode,
        [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
        [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
      },
    }),
  ).reduce((best, one) => (one.length < best.length ? one : best));

export const precompress = (folder: string): Plugin => ({
  name: 'porua-precompress',
  closeBundle: () => precompressFolder(folder),
});

/** Files of earlier builds stay beside the new ones and keep what was made for them. */
function isFresh(file: string): boolean {
  const copy = statSync(`${file}.br`, { throwIfNoEntry: false });
  return copy !== undefined && copy.mtimeMs >= statSync(file).mtimeMs;
}
