import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { readSession, writeSession } from '#app/ground/preferences/session-store.ts';
import { usePageStart } from './page-start.ts';

const TOKEN = /^[\w-]{1,100}$/;

/**
 * The token after the `#`, which browsers send to nobody. It is taken out of the address, so that
 * it is neither seen over a shoulder nor copied along, and kept for a reload of this tab. Undefined
 * where the server draws, which does not know it, and until its page has been taken over.
 */
export function useLinkToken(store: string, path: string): string | null | undefined {
  const { hash } = useLocation();
  const navigate = useNavigate();
  const given = decodeURIComponent(hash.slice(1).replace(/%(?![\da-f]{2})/gi, ''));
  const [token, setToken] = useState<string | null>(null);
  const { firstView } = usePageStart();
  const [isKnown, setKnown] = useState(firstView === undefined);
  useEffect(() => setKnown(true), []);
  const current = given ? (TOKEN.test(given) ? given : null) : (token ?? readSession(store));

  useEffect(() => {
    if (!given) return;
    setToken(current);
    writeSession(store, current ?? '');
    navigate(path, { replace: true });
  }, [given, current, store, path, navigate]);

  return isKnown ? current || null : undefined;
}
