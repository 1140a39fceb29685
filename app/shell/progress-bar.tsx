import { useEffect, useState, useSyncExternalStore } from 'react';
import { waitingForConnection } from '#app/ground/late/connection.ts';
import { loadingParts } from '#app/ground/page/page-loading.tsx';
import { useOnline } from '#ui/hooks/use-online.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

const TICK_MS = 200;
const CAP = 90;
const RESET_MS = 300;

/** Top progress bar while a page loads. Source: docs/requirements/shell/app-shell.md, "Notices". */
export function ProgressBar() {
  const isLoading = useSyncExternalStore(loadingParts.subscribe, loadingParts.get, () => 0) > 0;
  const isWaiting =
    useSyncExternalStore(waitingForConnection.subscribe, waitingForConnection.get, () => 0) > 0;
  const isOnline = useOnline() && !isWaiting;
  const texts = useTexts('common');
  const showToast = useToast();
  const [percent, setPercent] = useState(0);

  useEffect(() => {
    if (!isLoading) return;
    const creep = () =>
      setPercent((now) => Math.min(CAP, now + (CAP - now) * 0.2 * Math.random() + 1));
    const timer = setInterval(creep, TICK_MS);
    return () => {
      clearInterval(timer);
      setPercent((now) => (now > 0 ? 100 : 0));
    };
  }, [isLoading]);

  useEffect(() => {
    if (percent !== 100) return;
    const timer = setTimeout(() => setPercent(0), RESET_MS);
    return () => clearTimeout(timer);
  }, [percent]);

  useEffect(() => {
    if (isLoading && !isOnline) showToast(texts('noInternet'), 'error');
  }, [isLoading, isOnline, showToast, texts]);

  if (percent === 0) return null;
  return (
    <>
      <div className="progress-bar" style={{ width: `${percent}%` }} />
      {percent < 100 && isOnline && <div className="progress-overlay" />}
    </>
  );
}
