import 'virtual:porua-app.css';
import './app.css';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createI18n } from '#core/i18n/create-i18n.ts';
import { pageLang, shownTheme } from './preferences/preferences-provider.tsx';
import { App } from './start/app.tsx';
import { preloadPage } from './start/preload-page.ts';
import { readFirstView } from './start/read-first-view.ts';
import { loadTexts } from './texts/load-texts.ts';

const container = document.getElementById('app');
const firstView = readFirstView();
const lang = pageLang();

/** What the server has drawn comes alive when all it is made of is there; else the app begins at once. */
const drawn = firstView ? preloadPage(location.pathname, lang) : undefined;

Promise.all([loadTexts(lang), drawn]).then(([texts]) => {
  if (!container) return;
  const app = (
    <App
      start={{ firstView }}
      i18n={createI18n(lang, texts)}
      theme={shownTheme()}
      Router={BrowserRouter}
    />
  );
  if (firstView) hydrateRoot(container, app);
  else createRoot(container).render(app);
});
