/** Which files of the build a page needs, from the manifest Vite wrote. */
import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import { areaFile } from '#core/guide/area-file.ts';
import type { Lang } from '#core/i18n/lang.ts';
import type { DrawnPage } from '#core/pages/drawn-page.ts';
import { createBuiltFile } from '#server/rendering/built-file.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

export interface PageAssets {
  manifest: Manifest;
  /** Stands in every drawn page: fetched, it would come after the first press. */
  early: string;
  /** How the page's policy names that script, and no other text. */
  earlySource: string;
}

export const createPageAssets = (distFolder: string): (() => Promise<PageAssets | null>) =>
  createBuiltFile(join(distFolder, 'app/.vite/manifest.json'), async (text) => {
    const manifest = manifestSchema.parse(JSON.parse(text));
    const script = await readFile(join(distFolder, 'app/assets/early.js'), 'utf8');
    const early = `(()=>{${script.trim()}})()`;
    const hash = createHash('sha256').update(early).digest('base64');
    return { manifest, early, earlySource: `'sha256-${hash}'` };
  });

/** `JobBoardPage` is in `job-board-page.tsx`. */
const fileOf = (component: string) =>
  `${component.replace(/(?<!^)[A-Z]/g, (letter) => `-${letter}`).toLowerCase()}.tsx`;

/** Scripts that the screens drawn are made of, beside those every page names. */
export function scriptsOf(
  manifest: Manifest,
  { screens }: Pick<DrawnPage, 'screens'>,
  lang: Lang,
): string[] {
  const keys = Object.keys(manifest);
  const codeOf = (name: string) => keys.filter((key) => key.endsWith(`/${fileOf(name)}`));
  const wanted = [
    `texts/${lang}.ts`,
    ...screens.flatMap(({ name, areas }) => [
      ...codeOf(name),
      ...areas.map((area) => `../${areaFile(lang, area)}`),
    ]),
  ];
  const first = closure(manifest, ['index.html']);
  return [...closure(manifest, wanted)]
    .filter((key) => !first.has(key))
    .map((key) => `/${manifest[key]?.file}`);
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
