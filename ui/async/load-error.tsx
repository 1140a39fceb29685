import { CloudOff, WifiOff } from 'lucide-react';
import { isApiError } from '#core/ground/api/api-error.ts';
import { Button } from '../button/button.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
import { StatePanel } from '../state-panel/state-panel.tsx';

interface LoadErrorProps {
  error: unknown;
  /** Said where the server did not say why. */
  title?: string | undefined;
  onRetry(): void;
}

/**
 * The view in the place of what could not be read: no connection, refused or failed, and once more.
 */
export function LoadError({ error, title, onRetry }: LoadErrorProps) {
  const common = useTexts('common');
  const retry = <Button onClick={onRetry}>{common('retry')}</Button>;
  if (isApiError(error) && error.code === 'offline')
    return (
      <StatePanel
        alert
        icon={<WifiOff size={32} />}
        title={common('noInternet')}
        hint={common('noInternetHint')}
        action={retry}
      />
    );
  const isRefused =
    isApiError(error) &&
    error.code !== 'invalid_answer' &&
    error.status !== undefined &&
    error.status < 500;
  return (
    <StatePanel
      alert
      icon={<CloudOff size={32} />}
      title={isRefused ? error.message : (title ?? common('loadError'))}
      action={retry}
    />
  );
}
