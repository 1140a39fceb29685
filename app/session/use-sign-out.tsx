import { type ComponentType, type ReactNode, useCallback, useState } from 'react';
import type { ApiClient } from '#core/api/api-client.ts';
import { isApiError } from '#core/api/api-error.ts';
import { forgetDrafts } from '../preferences/session-store.ts';
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

/** Ends the session and all that lies on this device; asks before where something has not been sent yet. */
export function useSignOut({ api, userId, onSignedOut }: SignOutSettings): {
  signOut(): Promise<void>;
  question: ReactNode;
} {
  const [asking, setAsking] = useState<Asking>();
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
    else await leave();
  }, [userId, leave]);

  const question = asking && (
    <asking.Question count={asking.count} onSignOut={leave} onClose={() => setAsking(undefined)} />
  );
  return { signOut, question };
}
