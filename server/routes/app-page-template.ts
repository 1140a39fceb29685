/** index.html of the built app, filled in per request; read again when a build has replaced it. */
import { readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Lang } from '#core/i18n/lang.ts';

export interface PageValues {
  lang: Lang;
  theme: string;
}

export function createAppPageTemplate(distFolder: string) {
  const file = join(distFolder, 'app', 'index.html');
  let known = { changedAt: 0, text: '' };
  /** Null when the app has not been built. */
  return async (values: PageValues): Promise<string | null> => {
    const state = await stat(file).catch(() => null);
    if (state === null) return null;
    if (state.mtimeMs !== known.changedAt)
      known = { changedAt: state.mtimeMs, text: await readFile(file, 'utf8') };
    return known.text.replaceAll('%LANG%', values.lang).replaceAll('%THEME%', values.theme);
  };
}
