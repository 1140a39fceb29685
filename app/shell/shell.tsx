import { Suspense, useMemo } from 'react';
import { Outlet, useNavigate } from 'react-router';
import { type Environment, EnvironmentProvider } from '#ui/environment.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ToastProvider } from '#ui/toast/toast-provider.tsx';
import { rememberActionPage } from '../preferences/cookies.ts';
import { usePreferences } from '../preferences/preferences-provider.tsx';
import { useSession } from '../session/session-provider.tsx';
import { toViewer } from '../session/to-viewer.ts';
import { useSignOutKey } from '../session/use-sign-out-key.ts';
import { ConnectionToasts } from './connection-toasts.tsx';
import { ProgressBar } from './progress-bar.tsx';

/** What stands around every frame, and what the widgets in it need to know. */
export function Shell() {
  const { lang } = usePreferences();
  const navigate = useNavigate();
  const texts = useTexts('app');
  const { api, user } = useSession();
  useSignOutKey();

  const environment = useMemo<Environment>(
    () => ({
      api,
      lang,
      productUrl: '',
      surface: 'app',
      viewer: user && toViewer(user),
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
        <Suspense>
          <Outlet />
        </Suspense>
        <ConnectionToasts />
      </ToastProvider>
    </EnvironmentProvider>
  );
}
