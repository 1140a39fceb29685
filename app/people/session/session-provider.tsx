/**
 * Provides who is signed in: from the last visit for the first paint, then from the server; one for
 * all tabs.
 */
import {
  createContext,
  type ReactNode,
  startTransition,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { useNavigate } from 'react-router';
import { DraftOwner } from '#app/ground/form/draft-owner.ts';
import { usePageStart } from '#app/ground/page/page-start.ts';
import { rememberActionPage } from '#app/ground/preferences/cookies.ts';
import { usePreferences } from '#app/ground/preferences/preferences-provider.tsx';
import { type ApiClient, createApiClient } from '#core/api/api-client.ts';
import { firstEndpoints } from '#core/api/first-endpoints.ts';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { CurrentUser } from '#core/people/api/current-user.ts';
import {
  isRecordDoubtful,
  missingStep,
  readStoredUser,
  type StoredUser,
  toStoredUser,
  watchStoredUser,
  writeStoredUser,
} from './stored-user.ts';
import { type CountUnsent, useSignOut } from './use-sign-out.tsx';
import { withSession } from './with-session.ts';

export interface Session {
  api: ApiClient;
  /** The person who has a session, even one in which a step of signing in is missing. */
  account: StoredUser | null;
  /** The person who is fully signed in. */
  user: StoredUser | null;
  /** False while the browser's record alone says that nobody is signed in. */
  isKnown: boolean;
  /** Asks the server who is signed in. Throws an ApiError where no answer comes; nobody is an answer. */
  askServer(): Promise<void>;
  setAccount(user: CurrentUser | null): void;
  refresh(): Promise<void>;
  signOut(): Promise<void>;
  /** The dialog with what signing out asks or says, for sign-out-dialog.tsx. */
  signOutDialog: ReactNode;
}

const OWN_PAGE = {
  endpoints: firstEndpoints,
  moreEndpoints: async () => (await import('#core/api/endpoints.ts')).endpoints,
  baseUrl: '',
  isOwnPage: true,
} as const;

const SessionContext = createContext<Session | null>(null);

interface SessionProviderProps {
  /** Asked before somebody signs out. */
  countUnsent: CountUnsent;
  children: ReactNode;
}

export function SessionProvider({ countUnsent, children }: SessionProviderProps) {
  const { lang } = usePreferences();
  const navigate = useNavigate();
  const { firstView } = usePageStart();
  // The server draws for nobody: who is there is shown once its page has come alive.
  const [account, setState] = useState(() => (firstView ? null : readStoredUser()));
  const [hasAsked, setHasAsked] = useState(false);
  useEffect(() => startTransition(() => setState(readStoredUser())), []);

  const setAccount = useCallback((user: CurrentUser | null) => {
    const stored = user && toStoredUser(user);
    writeStoredUser(stored);
    setState(stored);
    setHasAsked(true);
  }, []);

  const goToSignIn = useCallback(() => {
    // Windows for a partner's page sign in where they are.
    if (!location.pathname.startsWith('/embed/')) navigate('/auth/signin');
  }, [navigate]);

  /** A 401 leads it nowhere. */
  const quietApi = useMemo(() => createApiClient({ ...OWN_PAGE, lang }), [lang]);
  const asking = useRef<Promise<void>>(undefined);
  const askServer = useCallback(() => {
    const ask = async () => {
      try {
        setAccount(await quietApi.call('getCurrentUser'));
      } catch (error) {
        if (!isApiError(error) || error.code !== 'not_signed_in') throw error;
        setAccount(null);
      } finally {
        asking.current = undefined;
      }
    };
    asking.current ??= ask();
    return asking.current;
  }, [quietApi, setAccount]);

  const api = useMemo(
    () =>
      withSession(quietApi, {
        userId: () => readStoredUser()?.id,
        findUserId: async () => {
          const before = readStoredUser();
          await askServer();
          const found = readStoredUser();
          if (found) return found.id;
          // Source: docs/requirements/people/accounts.md, "Current user".
          // What was being done goes on after signing in again.
          const { pathname, search } = window.location;
          if (before && !pathname.startsWith('/auth/')) rememberActionPage(pathname + search);
          goToSignIn();
          return undefined;
        },
      }),
    [quietApi, goToSignIn, askServer],
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

  useEffect(() => {
    if (readStoredUser() || !isRecordDoubtful()) void refresh();
    else
      askServer().catch((error: unknown) => {
        // Where an account is needed AskFirst says so; other pages are those of a guest.
        if (!isApiError(error)) throw error;
      });
  }, [refresh, askServer]);
  useEffect(() => watchStoredUser(() => setState(readStoredUser())), []);

  const onSignedOut = useCallback(() => {
    setAccount(null);
    goToSignIn();
  }, [setAccount, goToSignIn]);
  const { signOut, dialog } = useSignOut({
    api,
    userId: account?.id,
    countUnsent,
    onSignedOut,
  });

  const session = useMemo<Session>(
    () => ({
      api,
      account,
      user: account && missingStep(account) === null ? account : null,
      isKnown: account !== null || hasAsked,
      askServer,
      setAccount,
      refresh,
      signOut,
      signOutDialog: dialog,
    }),
    [api, account, hasAsked, askServer, setAccount, refresh, signOut, dialog],
  );

  return (
    <SessionContext.Provider value={session}>
      <DraftOwner value={session.user?.id}>{children}</DraftOwner>
    </SessionContext.Provider>
  );
}

export function useSession(): Session {
  const session = useContext(SessionContext);
  if (!session) throw new Error('SessionProvider is missing');
  return session;
}
