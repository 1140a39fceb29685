import { lazy, Suspense, useRef } from 'react';
import { Outlet, useLocation } from 'react-router';
import { EnvironmentProvider } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ToastProvider } from '#ui/toast/toast-provider.tsx';
import { useSession } from '../session/session-provider.tsx';
import { useSignOutKey } from '../session/use-sign-out-key.ts';
import { ConnectionToasts } from './connection-toasts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useAppEnvironment } from './use-app-environment.ts';
import { useArrival } from './use-arrival.ts';

const AccountBanner = lazy(async () => ({
  default: (await import('../session/account-banner.tsx')).AccountBanner,
}));

/** What stands around every public page, and what its widgets need to know. */
export function Shell() {
  const { user } = useSession();
  const { key, pathname } = useLocation();
  // A console wants every pixel, and nothing to lead away from the work.
  const isConsole = /^\/staff(\/|$)/.test(pathname);
  const texts = useTexts('app');
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  useSignOutKey();

  const environment = useAppEnvironment();

  return (
    <EnvironmentProvider environment={environment}>
      <ToastProvider>
        <a href="#main" className="skip-link no-print bg-paper text-brand px-4 py-2">
          {texts('skip')}
        </a>
        <ProgressBar />
        <div className="flex flex-col min-h-[100dvh]">
          <Header />
          <main
            id="main"
            ref={main}
            tabIndex={-1}
            className={isConsole ? 'contained console flex-1 py-4' : 'contained flex-1 py-6'}
          >
            <ErrorBoundary place={key}>
              {(user?.is_banned || user?.account_status === 'red') && (
                <Suspense>
                  <AccountBanner />
                </Suspense>
              )}
              <Suspense>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </main>
          {!isConsole && <Footer />}
        </div>
        <ConnectionToasts />
      </ToastProvider>
    </EnvironmentProvider>
  );
}
