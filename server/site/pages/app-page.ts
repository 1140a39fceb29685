/** The answer to an address a person may type: where it leads, its page and its status. */
import { join } from 'node:path';
import type { FastifyRequest } from 'fastify';
import type { PageRenderer } from '#core/api/drawn-page.ts';
import { isDrawnPath } from '#core/site/drawn-paths.ts';
import { NO_WORKER } from '#core/site/offline/offline-cache.ts';
import { createBuiltModule } from '#server/ground/rendering/built-module.ts';
import { createTurns } from '#server/ground/services/create-turns.ts';
import type { Services } from '#server/ground/services/services.ts';
import { readCookie } from '#server/people/session/session-cookie.ts';
import { addressStatus } from './address-status.ts';
import { createPageDrawer, type Page } from './draw-page.ts';
import { FilledPage } from './filled-page.ts';
import { feedLinks } from './head/feed-links.ts';
import { oembedLinks } from './head/oembed-links.ts';
import { pageFacts } from './head/page-facts.ts';
import { shareTags } from './head/share-tags.ts';
import { structuredData } from './head/structured-data.ts';
import { otherSpelling, type PageAddress, readPageAddress } from './page-address.ts';
import { createPageAssets, type InlineSources, type PageAssets, scriptsOf } from './page-assets.ts';
import { createPageTemplate, fillTemplate } from './page-template.ts';
import { pageLang } from './send-page.ts';

export type AppPage =
  | { redirect: string }
  /** Empty, for the browser to draw; null where the app has not been built. */
  | { html: string | null; status: number }
  /** `sources`: what of it stands in itself, as its policy names it. */
  | { drawn: FilledPage; status: number; sources: InlineSources };

/** Told to the page, so that it brings no browser a worker only for it to leave. */
const withoutWorker = (html: string) => html.replace('<html', `<html ${NO_WORKER}`);

/** An address nobody has: its page is the same whatever it is. */
const MISSING = '/404';

/**
 * The paths behind the sign-in, also where there is no such page: the browser asks to sign in
 * first.
 */
const BEHIND_SIGN_IN = /^\/(?:tutor|parent|coach|staff)\//;

/** Returns the status of a page that was drawn. */
function drawnStatus({ drawn, answers }: Page): number {
  const failed = answers.map(({ answer }) => ('error' in answer ? answer.error.status : 200));
  const worst = failed.find((status) => status >= 500 || status === 429);
  return worst ?? (drawn.isFound ? 200 : 404);
}

/**
 * Drawing takes the processor for itself. Who comes when a second's worth of it is waiting gets the
 * page empty, and the browser draws it.
 */
const TURNS = { running: 4, waiting: 40 };

export function createAppPages(services: Services, distFolder: string) {
  const origin = new URL(services.config.publicUrl).origin;
  const draw = createPageDrawer(services);
  const inTurn = createTurns(TURNS);
  const renderer = createBuiltModule<PageRenderer>(join(distFolder, 'render/pages/pages.js'));
  const template = createPageTemplate(distFolder);
  const readAssets = createPageAssets(distFolder);

  /** Null where the page begins in the browser: its reader's own, or not to be drawn. */
  const drawPage = async (request: FastifyRequest, { path, search }: PageAddress) => {
    // Nothing of the session is in what is drawn: who has one would see the header of a guest first.
    if (readCookie(services.config, request, 'sid') !== undefined) return null;
    const built = await renderer();
    if (built === null || search === null || !(path === MISSING || isDrawnPath(path))) return null;
    const address = search === '' ? path : `${path}?${search}`;
    try {
      return await inTurn(() =>
        draw(built.renderPage, { address, lang: pageLang(request), request }),
      );
    } catch (error) {
      request.log.error({ err: error }, 'page not drawn');
      return null;
    }
  };

  const factsOf = ({ drawn, data, answers }: Page, path: string) =>
    pageFacts({
      head: drawn.head,
      answers,
      lang: data.lang,
      origin,
      path,
      lookups: services.lookupCache.current,
    });
  /** Returns what the page says of itself, and the same in the words of places that show links. */
  const headOf = (page: Page, path: string) => {
    const facts = factsOf(page, path);
    return {
      head: [...page.drawn.head, ...shareTags(facts), ...feedLinks(facts), ...oembedLinks(facts)],
      facts: structuredData(facts, services.config, services.now()),
    };
  };

  const finish = (html: string) => (services.config.offlineReading ? html : withoutWorker(html));

  const filled = new WeakMap<Page, { text: string; assets: PageAssets; page: FilledPage }>();
  const fill = (page: Page, path: string, text: string, assets: PageAssets): FilledPage => {
    const before = filled.get(page);
    if (before?.text === text && before.assets === assets) return before.page;
    const { manifest, early, styles, largest } = assets;
    const { lang } = page.data;
    const html = fillTemplate(text, lang, {
      ...page.drawn,
      ...headOf(page, path),
      data: page.data,
      early,
      styles,
      largest,
      scripts: scriptsOf(manifest, page.drawn, lang),
    });
    const made = new FilledPage(finish(html));
    filled.set(page, { text, assets, page: made });
    return made;
  };

  const missingStatus = async (request: FastifyRequest, path: string) => {
    const status = await addressStatus(services, request, path);
    return status === 200 ? 404 : status;
  };

  /** A closed job is there for a while, and then gone. */
  const closedStatus = async (request: FastifyRequest, path: string, page: Page, drawn: number) => {
    if (factsOf(page, path).answer('getJob')?.status !== 'closed') return drawn;
    return (await addressStatus(services, request, path)) === 410 ? 410 : drawn;
  };

  return async (request: FastifyRequest, isKnown: boolean): Promise<AppPage> => {
    const redirect = isKnown ? otherSpelling(request.url) : null;
    if (redirect !== null) return { redirect };
    const lang = pageLang(request);
    const text = await template();
    if (text === null) return { html: null, status: 503 };
    const address = isKnown
      ? readPageAddress(request.url)
      : { path: MISSING, search: BEHIND_SIGN_IN.test(request.url) ? null : '', lang: undefined };
    const page = await drawPage(request, address);
    const assets = await readAssets();
    if (page === null || assets === null) {
      const status = isKnown ? await addressStatus(services, request, address.path) : 404;
      return { html: finish(fillTemplate(text, lang)), status };
    }
    const drawn = drawnStatus(page);
    // What is missing may have been there.
    const status =
      drawn === 404
        ? await missingStatus(request, address.path)
        : await closedStatus(request, address.path, page, drawn);
    return {
      drawn: fill(page, address.path, text, assets),
      status: isKnown ? status : Math.max(status, 404),
      sources: assets.sources,
    };
  };
}
