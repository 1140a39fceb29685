/** Finds the files of the build that a page needs, from the manifest Vite wrote. */
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { DrawnPage } from '#core/api/drawn-page.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { GUIDE_FILES } from '#core/site/guide/guide-text.ts';
import { createBuiltFile } from '#server/ground/rendering/built-file.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

/** The texts that stand in the page itself, by their hashes. */
export interface InlineSources {
  script: string;
  style: string;
}

export interface PageAssets {
  manifest: Manifest;
  /** Stands in every drawn page: fetched, it would come after the first press. */
  early: string;
  /**
   * The style sheets stand there too: fetched, they would come a round trip after the page they
   * show.
   */
  styles: string;
  /**
   * The address of the largest script that every page has; null where there is none. It is most of
   * their bytes.
   */
  largest: string | null;
  /** The names the page's policy has for these two, and for no other text. */
  sources: InlineSources;
}

export const createPageAssets = (distFolder: string): (() => Promise<PageAssets | null>) =>
  createBuiltFile(join(distFolder, 'app/.vite/manifest.json'), async (text) => {
    const manifest = manifestSchema.parse(JSON.parse(text));
    const script = await readFile(join(distFolder, 'app/assets/early.js'), 'utf8');
    const early = `(()=>{${script.trim()}})()`;
    const first = [...closure(manifest, ['index.html'])].flatMap((key) => manifest[key] ?? []);
    const files = first.flatMap(({ css = [] }) => css);
    const sheets = files.map((file) => readFile(join(distFolder, 'app', file), 'utf8'));
    const styles = (await Promise.all(sheets)).join('').trim();
    const sources = { script: policySource(early), style: policySource(styles) };
    const largest = await largestOf(
      distFolder,
      first.map(({ file }) => file),
    );
    return { manifest, early, styles, largest, sources };
  });

async function largestOf(distFolder: string, files: string[]): Promise<string | null> {
  const sizes = files.map(async (file) => (await stat(join(distFolder, 'app', file))).size);
  const all = (await Promise.all(sizes)).map((size, index) => ({ size, file: files[index] }));
  const [largest] = all.toSorted((one, other) => other.size - one.size);
  return largest ? `/${largest.file}` : null;
}

const policySource = (text: string) =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/** `JobBoardPage` is in `job-board-page.tsx`. */
const fileOf = (component: string) =>
  `${component.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.tsx`;

/**
 * Scripts that the screens drawn are made of, beside those every page names; what others import comes
 * before them.
 */
export function scriptsOf(
  manifest: Manifest,
  { screens }: Pick<DrawnPage, 'screens'>,
  lang: Lang,
): string[] {
  const keys = Object.keys(manifest);
  const codeOf = (name: string) => keys.filter((key) => key.endsWith(`/${fileOf(name)}`));
  const textsOf = (area: string) =>
    area === 'guideText'
      ? [`../${GUIDE_FILES[lang]}`]
      : keys.filter(
          (key) => key.startsWith(`../locales/${lang}/`) && key.endsWith(`/${area}.json`),
        );
  const wanted = [
    `ground/texts/${lang}.ts`,
    ...screens.flatMap(({ name, areas }) => [...codeOf(name), ...areas.flatMap(textsOf)]),
  ];
  const first = closure(manifest, ['index.html']);
  return [...closure(manifest, wanted)]
    .filter((key) => !first.has(key))
    .map((key) => `/${manifest[key]?.file}`)
    .reverse();
}

/** The chunks, and all they import before they can run. */
function closure(manifest: Manifest, keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    const chunk = manifest[key];
    if (chunk === undefined || seen.has(key)) continue;
    seen.add(key);
    closure(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}
