import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import { forgetDrafts } from '#app/ground/preferences/session-store.ts';
import type { ApiClient } from '#core/api/api-client.ts';
import { type ApiError, isApiError } from '#core/ground/api/api-error.ts';
import { SignOutFailure } from './sign-out-failure.tsx';
import type { SignOutQuestionProps } from './sign-out-question.tsx';

/** Counts what of a person is on this device alone, and lost by signing out. */
export type CountUnsent = (userId: number) => number | Promise<number>;

interface SignOutSettings {
  api: ApiClient;
  userId: number | undefined;
  countUnsent: CountUnsent;
  onSignedOut(): void;
}

interface Asking {
  count: number;
  Question: ComponentType<SignOutQuestionProps>;
}

/**
 * Ends the session and all that lies on this device; asks before where something has not been sent yet,
 * and says so where it could not be ended.
 */
export function useSignOut({ api, userId, countUnsent, onSignedOut }: SignOutSettings): {
  signOut(): Promise<void>;
  dialog: ReactNode;
} {
  const [asking, setAsking] = useState<Asking>();
  const [failure, setFailure] = useState<ApiError>();
  const leave = useCallback(async () => {
    try {
      await api.call('signOut');
    } catch (error) {
      if (!isApiError(error) || error.code !== 'not_signed_in') throw error;
    }
    forgetDrafts();
    onSignedOut();
  }, [api, onSignedOut]);

  const signOut = useCallback(async () => {
    // After a release their files may be gone: that must keep nobody signed in.
    const [module, count] = await Promise.all([
      import('./sign-out-question.tsx'),
      userId === undefined ? 0 : countUnsent(userId),
    ]).catch(() => [undefined, 0] as const);
    if (module && count > 0) setAsking({ count, Question: module.SignOutQuestion });
    else
      await leave().catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        setFailure(error);
      });
  }, [userId, countUnsent, leave]);
  const close = () => setFailure(undefined);
  const tryAgain = () => {
    close();
    void signOut();
  };

  const dialog = asking ? (
    <asking.Question count={asking.count} onSignOut={leave} onClose={() => setAsking(undefined)} />
  ) : (
    failure && <SignOutFailure error={failure} onRetry={tryAgain} onClose={close} />
  );
  return { signOut, dialog };
}
