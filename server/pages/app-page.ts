/** The answer to an address a person may type: where it leads, its page and its status. */
import type { FastifyRequest } from 'fastify';
import { isDrawnPath } from '#core/app-paths.ts';
import { wasPublicJob } from '#server/job-board/is-public-job.ts';
import type { Services } from '#server/services/services.ts';
import { createPageDrawer, type Page } from './draw-page.ts';
import { otherSpelling, readPageAddress } from './page-address.ts';
import { readManifest, scriptsOf } from './page-assets.ts';
import { createPageRenderer } from './page-renderer.ts';
import { createPageTemplate, fillTemplate } from './page-template.ts';
import { pageLang } from './send-page.ts';

export type AppPage = { redirect: string } | { html: string | null; status: number };

/** An address nobody has: its page is the same whatever it is. */
const MISSING = '/404';
const JOB_PAGE = /^\/job-details\/([1-9]\d{0,9})$/;

export function createAppPages(services: Services, distFolder: string) {
  const draw = createPageDrawer(services);
  const renderer = createPageRenderer(distFolder);
  const template = createPageTemplate(distFolder);

  /** Search engines forget an address only by its status; people read the page in any case. */
  const statusOf = async ({ drawn, answers }: Page, path: string): Promise<number> => {
    const failed = answers.map(({ answer }) => ('error' in answer ? answer.error.status : 200));
    const worst = failed.find((status) => status >= 500 || status === 429);
    if (worst !== undefined) return worst;
    if (drawn.isFound) return 200;
    const jobId = JOB_PAGE.exec(path)?.[1];
    return jobId !== undefined && (await wasPublicJob(services.db, Number(jobId))) ? 410 : 404;
  };

  /** Null where the page begins in the browser: its reader's own, or not to be drawn. */
  const drawn = async (request: FastifyRequest, isKnown: boolean) => {
    const render = await renderer();
    const { path, search } = isKnown ? readPageAddress(request.url) : { path: MISSING, search: '' };
    if (render === null || search === null || (isKnown && !isDrawnPath(path))) return null;
    const address = search === '' ? path : `${path}?${search}`;
    return draw(render, { address, lang: pageLang(request), request });
  };

  return async (request: FastifyRequest, isKnown: boolean): Promise<AppPage> => {
    const redirect = isKnown ? otherSpelling(request.url) : null;
    if (redirect !== null) return { redirect };
    const lang = pageLang(request);
    const text = await template();
    const empty = { html: text && fillTemplate(text, lang), status: isKnown ? 200 : 404 };
    if (text === null) return empty;
    try {
      const page = await drawn(request, isKnown);
      if (page === null) return empty;
      const { path } = readPageAddress(request.url);
      const scripts = scriptsOf(await readManifest(distFolder), page.drawn, lang);
      const html = fillTemplate(text, lang, { ...page.drawn, data: page.data, scripts });
      return { html, status: await statusOf(page, path) };
    } catch (error) {
      request.log.error({ err: error }, 'page not drawn');
      return empty;
    }
  };
}
