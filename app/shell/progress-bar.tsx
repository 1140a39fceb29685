import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { waitingForConnection } from '#app/ground/late/connection.ts';
import { loadingParts } from '#app/ground/page/page-loading.tsx';
import { useOnline } from '#ui/hooks/use-online.ts';
import { useSignals } from '#ui/signals.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

const TICK_MS = 200;
const CAP = 90;
const RESET_MS = 300;

/** Top progress bar while a page loads. Source: docs/requirements/shell/app-shell.md, "Notices". */
export function ProgressBar() {
  useSignals();
  const isLoading = loadingParts.value > 0;
  const isOnline = useOnline() && waitingForConnection.value === 0;
  const { t } = useTranslation('common');
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
    if (isLoading && !isOnline) showToast(t('noInternet'), 'error');
  }, [isLoading, isOnline, showToast, t]);

  if (percent === 0) return null;
  return (
    <>
      <div className="progress-bar" style={{ width: `${percent}%` }} />
      {percent < 100 && isOnline && <div className="progress-overlay" />}
    </>
  );
}
