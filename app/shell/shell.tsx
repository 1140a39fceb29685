import { Suspense, useMemo, useRef } from 'react';
import { Outlet, useLocation, useNavigate } from 'react-router';
import { type Environment, EnvironmentProvider } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ToastProvider } from '#ui/toast/toast-provider.tsx';
import { rememberActionPage } from '../preferences/cookies.ts';
import { drafts } from '../preferences/drafts.ts';
import { usePreferences } from '../preferences/preferences-provider.tsx';
import { useSession } from '../session/session-provider.tsx';
import { toViewer } from '../session/to-viewer.ts';
import { useSignOutKey } from '../session/use-sign-out-key.ts';
import { ConnectionToasts } from './connection-toasts.tsx';
import { ErrorBoundary } from './error-boundary.tsx';
import { Footer } from './footer.tsx';
import { Header } from './header.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useArrival } from './use-arrival.ts';

/** What stands around every public page, and what its widgets need to know. */
export function Shell() {
  const { lang } = usePreferences();
  const navigate = useNavigate();
  const { key } = useLocation();
  const texts = useTexts('app');
  const { api, user } = useSession();
  const main = useRef<HTMLElement>(null);
  useArrival(main);
  useSignOutKey();

  const environment = useMemo<Environment>(
    () => ({
      api,
      lang,
      productUrl: '',
      surface: 'app',
      viewer: user && toViewer(user),
      drafts,
      signIn: (_reason, returnPath) => {
        rememberActionPage(returnPath);
        navigate('/auth/signin');
      },
    }),
    [api, lang, user, navigate],
  );

  return (
    <EnvironmentProvider environment={environment}>
      <ToastProvider>
        <a href="#main" className="skip-link no-print bg-paper text-brand px-4 py-2">
          {texts('skip')}
        </a>
        <ProgressBar />
        <div className="flex flex-col min-h-[100dvh]">
          <Header />
          <main id="main" ref={main} tabIndex={-1} className="contained flex-1 py-6">
            <ErrorBoundary place={key}>
              <Suspense>
                <Outlet />
              </Suspense>
            </ErrorBoundary>
          </main>
          <Footer />
        </div>
        <ConnectionToasts />
      </ToastProvider>
    </EnvironmentProvider>
  );
}
