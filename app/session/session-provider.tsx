/** Who is signed in: from the last visit for the first paint, then from the server; one for all tabs. */
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { type ApiClient, createApiClient } from '#core/api/api-client.ts';
import { isApiError } from '#core/api/api-error.ts';
import { firstEndpoints } from '#core/api/endpoints/first-endpoints.ts';
import type { CurrentUser } from '#core/api/schemas/current-user.ts';
import { rememberActionPage } from '../preferences/cookies.ts';
import { usePreferences } from '../preferences/preferences-provider.tsx';
import { usePageStart } from '../start/page-start.ts';
import {
  missingStep,
  readStoredUser,
  type StoredUser,
  toStoredUser,
  watchStoredUser,
  writeStoredUser,
} from './stored-user.ts';
import { useSignOut } from './use-sign-out.tsx';

export interface Session {
  api: ApiClient;
  /** Whoever has a session, even one in which a step of signing in is missing. */
  account: StoredUser | null;
  /** Whoever is fully signed in. */
  user: StoredUser | null;
  setAccount(user: CurrentUser | null): void;
  refresh(): Promise<void>;
  signOut(): Promise<void>;
}

const SessionContext = createContext<Session | null>(null);

export function SessionProvider({ children }: { children: ReactNode }) {
  const { lang } = usePreferences();
  const navigate = useNavigate();
  const { firstView } = usePageStart();
  // The server draws for nobody: who is there is shown once its page has come alive.
  const [account, setState] = useState(() => (firstView ? null : readStoredUser()));
  useEffect(() => startTransition(() => setState(readStoredUser())), []);

  const setAccount = useCallback((user: CurrentUser | null) => {
    const stored = user && toStoredUser(user);
    writeStoredUser(stored);
    setState(stored);
  }, []);

  const goToSignIn = useCallback(() => {
    // Windows for a partner's page sign in where they are.
    if (!location.pathname.startsWith('/embed/')) navigate('/auth/signin');
  }, [navigate]);

  const api = useMemo(
    () =>
      createApiClient({
        endpoints: firstEndpoints,
        moreEndpoints: async () => (await import('#core/api/endpoints/endpoints.ts')).endpoints,
        baseUrl: '',
        lang,
        isOwnPage: true,
        onSignedOut: () => {
          // Source: docs/requirements/accounts.md, "Current user".
          // What was being done goes on after signing in again.
          const { pathname, search } = window.location;
          if (readStoredUser() && !pathname.startsWith('/auth/'))
            rememberActionPage(pathname + search);
          setAccount(null);
          goToSignIn();
        },
      }),
    [lang, goToSignIn, setAccount],
  );

  const refresh = useCallback(async () => {
    if (!readStoredUser()) return;
    try {
      setAccount(await api.call('getCurrentUser'));
    } catch (error) {
      // No connection is no reason to sign anybody out; a 401 has been dealt with by the client.
      if (!isApiError(error)) throw error;
    }
  }, [api, setAccount]);

  useEffect(() => void refresh(), [refresh]);
  useEffect(() => watchStoredUser(() => setState(readStoredUser())), []);

  const onSignedOut = useCallback(() => {
    setAccount(null);
    goToSignIn();
  }, [setAccount, goToSignIn]);
  const { signOut, question } = useSignOut({ api, userId: account?.id, onSignedOut });

  const session = useMemo<Session>(
    () => ({
      api,
      account,
      user: account && missingStep(account) === null ? account : null,
      setAccount,
      refresh,
      signOut,
    }),
    [api, account, setAccount, refresh, signOut],
  );

  return (
    <SessionContext.Provider value={session}>
      {children}
      {question}
    </SessionContext.Provider>
  );
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionProvider is missing');
  return session;
}
