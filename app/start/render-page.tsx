/** The app's pages as HTML: built for the server by `vite build --mode pages`. */
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router';
import { headTags } from '#app/ground/page/head-tags.ts';
import type { Drawing, PageHead } from '#app/ground/page/page-start.ts';
import { loadTexts } from '#app/ground/texts/load-texts.ts';
import type { DrawnPage, RenderPage } from '#core/api/drawn-page.ts';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import { FirstView } from '#ui/first-view.ts';
import { App } from './app.tsx';

export const renderPage: RenderPage = async ({ address, origin, data }) => {
  const unknown: DrawnPage['unknown'] = [];
  const screens: DrawnPage['screens'] = [];
  let head: PageHead | undefined;
  const drawing: Drawing = {
    origin,
    noteHead(given) {
      head = given;
    },
    noteScreen(name, areas) {
      if (!screens.some((screen) => screen.name === name)) screens.push({ name, areas });
    },
  };
  const firstView = new FirstView(data, (question) => unknown.push(question));
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
  const html = await new Response(prelude).text();
  return {
    html,
    head: head ? headTags(head) : [],
    isFound: head?.isFound ?? true,
    unknown,
    screens,
  };
};
