/** What draws fragments: built for Node, since it is Preact; loaded when the first is asked for. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FragmentRenderer } from '#core/embed/fragment.ts';

/** Null before the first build. A later build is another module. */
export function createFragmentRenderer(distFolder: string): () => Promise<FragmentRenderer | null> {
  const file = join(distFolder, 'render/fragments/fragments.js');
  return async () => {
    const state = await stat(file).catch(() => null);
    return state && import(`${pathToFileURL(file)}?${state.mtimeMs}`);
  };
}
