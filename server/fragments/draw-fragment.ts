/** First views of the elements, drawn from the same answers as the API gives. */
import { stat } from 'node:fs/promises';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { FragmentRenderer, FragmentRequest } from '#core/embed/fragment.ts';
import { readPublic } from '#server/public-reads/read-public.ts';
import type { Services } from '#server/services/services.ts';

/** What the build made, or null before the first build. */
async function loadRenderer(distFolder: string): Promise<FragmentRenderer | null> {
  const file = join(distFolder, 'render/fragments.js');
  const isBuilt = await stat(file).then(
    () => true,
    () => false,
  );
  return isBuilt ? import(pathToFileURL(file).href) : null;
}

interface DrawnFragment {
  html: string;
  /** Seconds since what it shows was true, while the database is away. */
  outageAge: number | undefined;
}

export type DrawFragment = (
  request: Pick<FragmentRequest, 'widget' | 'attributes' | 'lang'> & { ip: string },
) => Promise<DrawnFragment | undefined>;

export async function createFragments(
  services: Services,
  distFolder: string,
): Promise<DrawFragment> {
  const renderer = await loadRenderer(distFolder);
  const productUrl = new URL(services.config.publicUrl).origin;
  return async ({ ip, ...request }) => {
    let outageAge: number | undefined;
    const html = await renderer?.renderFragment({
      ...request,
      productUrl,
      now: services.now().getTime(),
      async ask({ name, params, query }) {
        const read = await readPublic(services, name, { params, query, lang: request.lang, ip });
        if (read.isOutage) outageAge = read.age;
        return read.answer;
      },
    });
    return html === undefined ? undefined : { html, outageAge };
  };
}
