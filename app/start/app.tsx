import { type ComponentType, type ReactNode, StrictMode } from 'react';
import type { Texts } from '#core/ground/i18n/create-i18n.ts';
import { PreferencesProvider, type Theme } from '../preferences/preferences-provider.tsx';
import { AppRoutes } from '../routes.tsx';
import { SessionProvider } from '../session/session-provider.tsx';
import { ErrorBoundary } from '../shell/error-boundary.tsx';
import { type PageStart, PageStartContext } from './page-start.ts';

interface AppProps {
  start: PageStart;
  i18n: Texts;
  theme: Theme;
  /** Reads the address: of the browser, or the one the server was asked for. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** The whole app, the same in the browser and on the server. */
export const App = ({ start, i18n, theme, Router }: AppProps) => (
  <StrictMode>
    <PageStartContext value={start}>
      <PreferencesProvider firstI18n={i18n} firstTheme={theme}>
        <ErrorBoundary place="app">
          <Router>
            <SessionProvider>
              <AppRoutes />
            </SessionProvider>
          </Router>
        </ErrorBoundary>
      </PreferencesProvider>
    </PageStartContext>
  </StrictMode>
);
