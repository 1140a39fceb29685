import { useEffect } from 'react';
import { useSession } from './session-provider.tsx';

/** Ctrl+L signs out. Source: docs/requirements/people/accounts.md, "Current user". */
export function useSignOutKey() {
  const { user, signOut } = useSession();
  const isSignedIn = user !== null;
  useEffect(() => {
    if (!isSignedIn) return;
    const listen = (event: KeyboardEvent) => {
      if (!event.ctrlKey || event.altKey || event.metaKey || event.key.toLowerCase() !== 'l')
        return;
      event.preventDefault();
      void signOut();
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [isSignedIn, signOut]);
}
