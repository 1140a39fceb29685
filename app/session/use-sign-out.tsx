import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { ApiClient } from '#core/api/api-client.ts';
import { type ApiError, isApiError } from '#core/ground/api/api-error.ts';
import { forgetDrafts } from '../preferences/session-store.ts';
import { SignOutFailure } from './sign-out-failure.tsx';
import type { SignOutQuestionProps } from './sign-out-question.tsx';

interface SignOutSettings {
  api: ApiClient;
  userId: number | undefined;
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
export function useSignOut({ api, userId, onSignedOut }: SignOutSettings): {
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
    // After a release its file may be gone: that must keep nobody signed in.
    const module = await import('./sign-out-question.tsx').catch(() => undefined);
    const count = module && userId !== undefined ? module.countUnsent(userId) : 0;
    if (module && count > 0) setAsking({ count, Question: module.SignOutQuestion });
    else
      await leave().catch((error: unknown) => {
        if (!isApiError(error)) throw error;
        setFailure(error);
      });
  }, [userId, leave]);
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
