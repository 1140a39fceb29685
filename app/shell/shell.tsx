import { Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router';
import { NoteOpened } from '#app/ground/offline/note-opened.tsx';
import { SignOutDialog } from '#app/people/session/sign-out-dialog.tsx';
import { useSignOutKey } from '#app/people/session/use-sign-out-key.ts';
import { EnvironmentProvider } from '#ui/environment.tsx';
import { ToastProvider } from '#ui/toast/toast-provider.tsx';
import { ConnectionToasts } from './connection-toasts.tsx';
import { ProgressBar } from './progress-bar.tsx';
import { useAppEnvironment } from './use-app-environment.ts';
import { useFloatingRoom } from './use-floating-room.ts';
import { useNamedLang } from './use-named-lang.ts';

/** Renders what stands around every frame, and gives the widgets in it what they need to know. */
export function Shell() {
  const { t } = useTranslation('app');
  useSignOutKey();
  useFloatingRoom();
  useNamedLang();

  const environment = useAppEnvironment();

  return (
    <EnvironmentProvider environment={environment}>
      <ToastProvider>
        <a href="#main" className="skip-link no-print bg-paper text-brand px-4 py-2">
          {t('skip')}
        </a>
        <ProgressBar />
        <Suspense>
          <Outlet />
        </Suspense>
        <SignOutDialog />
        <ConnectionToasts />
        <NoteOpened />
      </ToastProvider>
    </EnvironmentProvider>
  );
}
