import 'virtual:porua-app.css';
import './app.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router';
import { createI18n } from '#core/i18n/create-i18n.ts';
import { PreferencesProvider, pageLang } from './preferences/preferences-provider.tsx';
import { AppRoutes } from './routes.tsx';
import { SessionProvider } from './session/session-provider.tsx';
import { ErrorBoundary } from './shell/error-boundary.tsx';
import { loadTexts } from './texts/load-texts.ts';

const container = document.getElementById('app');
const lang = pageLang();

loadTexts(lang).then((texts) => {
  if (!container) return;
  createRoot(container).render(
    <StrictMode>
      <PreferencesProvider firstI18n={createI18n(lang, texts)}>
        <ErrorBoundary place="app">
          <BrowserRouter>
            <SessionProvider>
              <AppRoutes />
            </SessionProvider>
          </BrowserRouter>
        </ErrorBoundary>
      </PreferencesProvider>
    </StrictMode>,
  );
});
