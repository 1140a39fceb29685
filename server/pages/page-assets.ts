/** Which files of the build a page needs, from the manifest Vite wrote. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { z } from 'zod';
import type { Lang } from '#core/i18n/lang.ts';
import type { DrawnPage } from '#core/pages/drawn-page.ts';

const manifestSchema = z.record(
  z.string(),
  z.object({
    file: z.string(),
    imports: z.array(z.string()).optional(),
    css: z.array(z.string()).optional(),
  }),
);
type Manifest = z.infer<typeof manifestSchema>;

export async function readManifest(distFolder: string): Promise<Manifest> {
  const text = await readFile(join(distFolder, 'app/.vite/manifest.json'), 'utf8');
  return manifestSchema.parse(JSON.parse(text));
}

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
    'start/take-over.ts',
    ...screens.flatMap(({ name, areas }) => [
      ...codeOf(name),
      ...areas.map((area) => `../locales/${lang}/${area}.json`),
    ]),
  ];
  const first = closure(manifest, ['index.html']);
  return [...closure(manifest, wanted)]
    .filter((key) => !first.has(key))
    .map((key) => `/${manifest[key]?.file}`);
}

/** What runs before all others. */
export const earlyScript = (manifest: Manifest): string | undefined => {
  const file = manifest['start/early.ts']?.file;
  return file && `/${file}`;
};

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
