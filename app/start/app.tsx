import { type ComponentType, type ReactNode, StrictMode } from 'react';
import { type PageStart, PageStartContext } from '#app/ground/page/page-start.ts';
import { PreferencesProvider, type Theme } from '#app/ground/preferences/preferences-provider.tsx';
import { SessionProvider } from '#app/people/session/session-provider.tsx';
import { AppRoutes } from '#app/start/routes/routes.tsx';
import type { I18n } from '#core/ground/i18n/create-i18n.ts';
import { ErrorBoundary } from '../shell/error-boundary.tsx';

interface AppProps {
  start: PageStart;
  i18n: I18n;
  theme: Theme;
  /** Reads the address: of the browser, or the one the server was asked for. */
  Router: ComponentType<{ children: ReactNode }>;
}

/** Loads its code when somebody signs out: before that nobody needs it. */
const countUnsent = async (userId: number) => (await import('./unsent.ts')).countUnsent(userId);

/** The whole app, the same in the browser and on the server. */
export const App = ({ start, i18n, theme, Router }: AppProps) => (
  <StrictMode>
    <PageStartContext value={start}>
      <PreferencesProvider firstI18n={i18n} firstTheme={theme}>
        <ErrorBoundary place="app">
          <Router>
            <SessionProvider countUnsent={countUnsent}>
              <AppRoutes />
            </SessionProvider>
          </Router>
        </ErrorBoundary>
      </PreferencesProvider>
    </PageStartContext>
  </StrictMode>
);
