import 'virtual:porua-app.css';
import './app.css';
import { startTransition } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { hasJustLoaded, loadFully } from '#app/ground/late/full-load.ts';
import { WAITING } from '#app/ground/page/alive.ts';
import { pageLang, shownTheme } from '#app/ground/preferences/preferences-provider.tsx';
import { loadTexts } from '#app/ground/texts/load-texts.ts';
import { readStoredUser } from '#app/people/session/stored-user.ts';
import { loadSender } from '#core/api/api-client.ts';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import { App } from './start/app.tsx';
import { beginsWithSaved } from './start/begins-with-saved.ts';
import { PageRouter } from './start/page-router.tsx';
import { takeOver } from './start/take-over.ts';
import { waitForFont } from './start/wait-for-font.ts';

// Screens of somebody who is signed in ask at once, and so may what has been pressed or typed. The
// request that needs it says that it did not come.
if (readStoredUser() || WAITING in document.documentElement.dataset)
  loadSender().catch(() => undefined);

const container = document.getElementById('app');
const lang = pageLang();
/** The data from which the server drew the page; absent if the app begins with an empty one. */
const written = document.getElementById('first-view')?.textContent;
const taken = written
  ? // A page whose files are missing says so where it is drawn.
    takeOver(written, lang).catch(() => undefined)
  : waitForFont().then(() => undefined);

/** Without words nothing can be said: what the server has drawn stays. */
const loadOnce = () => {
  if (!hasJustLoaded()) loadFully();
};

Promise.all([loadTexts(lang), taken]).then(([texts, firstView]) => {
  if (!container) return;
  const i18n = createI18n(lang, texts);
  const app = <App start={{ firstView }} i18n={i18n} theme={shownTheme()} Router={PageRouter} />;
  // As a transition React takes the page over in slices: no press or scroll waits for all of it.
  if (firstView && !beginsWithSaved(location.pathname))
    startTransition(() => void hydrateRoot(container, app));
  else createRoot(container).render(app);
}, loadOnce);

/** Drawn pages have often loaded before this runs. */
function afterLoad(ms: number, work: () => void) {
  if (document.readyState === 'complete') setTimeout(work, ms);
  else window.addEventListener('load', () => setTimeout(work, ms));
}

/** Browsers translate a page that has loaded; the help against it is no part of what is waited for. */
const TRANSLATED_AFTER_MS = 1_500;
afterLoad(
  TRANSLATED_AFTER_MS,
  () =>
    void import('./start/survive-translation.ts').then(
      ({ surviveTranslation }) => surviveTranslation(),
      // What is not there is a help less.
      () => undefined,
    ),
);

/** The ms after which the page has come to rest, on a slow connection as well. */
const LATER_MS = 3_000;
if (import.meta.env.PROD)
  afterLoad(
    LATER_MS,
    () =>
      void import('#app/ground/offline/cache-for-offline.ts').then(
        ({ cacheForOffline }) => cacheForOffline(),
        // The next page tries again.
        () => undefined,
      ),
  );
