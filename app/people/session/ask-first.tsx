import { type ReactNode, useEffect, useState } from 'react';
import { LoadError } from '#ui/async/load-error.tsx';
import { useSession } from './session-provider.tsx';

/**
 * Asks the server whether there is an account, if one is needed: the browser's record may be lost,
 * forbidden, or out of date by a wrong clock. Source: docs/requirements/people/accounts.md,
 * "Current user".
 */
export function AskFirst({ children }: { children: ReactNode }) {
  const { isKnown, askServer } = useSession();
  const [error, setError] = useState<unknown>();

  useEffect(() => {
    if (!isKnown && error === undefined) askServer().catch(setError);
  }, [isKnown, error, askServer]);

  if (isKnown) return children;
  return error !== undefined && <LoadError error={error} onRetry={() => setError(undefined)} />;
}
