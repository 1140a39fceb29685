/** The app's pages as HTML: built for the server by `vite build --mode pages`. */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import type { EndpointName } from '#core/api/endpoints/endpoints.ts';
import { createI18n } from '#core/i18n/create-i18n.ts';
import type { Lang } from '#core/i18n/lang.ts';
import { FirstView, type FirstViewData } from '#ui/first-view.ts';
import type { HeadTag } from '../shell/head-tags.ts';
import type { LazyArea } from '../texts/load-area.ts';
import { loadTexts } from '../texts/load-texts.ts';
import { App } from './app.tsx';

export interface Question {
  name: EndpointName;
  options: { params?: object; query?: object };
}

export interface RenderedPage {
  html: string;
  head: HeadTag[];
  /** What it would show and was not given. */
  unknown: Question[];
  /** Of the screens drawn: their component's name, and the texts they wait for. */
  pages: { name: string; areas: readonly LazyArea[] }[];
}

interface PageQuestion {
  /** Path and search. */
  address: string;
  origin: string;
  data: FirstViewData;
}

export async function renderPage({ address, origin, data }: PageQuestion): Promise<RenderedPage> {
  const unknown: Question[] = [];
  const pages: RenderedPage['pages'] = [];
  let head: HeadTag[] = [];
  const drawing = {
    origin,
    noteHead(tags: HeadTag[]) {
      head = tags;
    },
    notePage(name: string, areas: readonly LazyArea[]) {
      if (!pages.some((page) => page.name === name)) pages.push({ name, areas });
    },
  };
  const firstView = new FirstView(data, (name, options) => unknown.push({ name, options }));
  const problems: unknown[] = [];
  const i18n = createI18n(data.lang, await loadTexts(data.lang));
  const { prelude } = await prerender(
    <App
      start={{ firstView, drawing }}
      i18n={i18n}
      theme="light"
      Router={({ children }) => <StaticRouter location={address}>{children}</StaticRouter>}
    />,
    {
      // In one piece: no script of React's moves parts of it into place.
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError(problem) {
        problems.push(problem);
      },
    },
  );
  if (problems.length > 0) throw problems[0];
  return { html: await new Response(prelude).text(), head, unknown, pages };
}

export type { FirstViewData, Lang };
