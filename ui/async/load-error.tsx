import { CloudOff, WifiOff } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import { Button } from '../button/button.tsx';
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
  const { t } = useTranslation('common');
  const retry = <Button onClick={onRetry}>{t('retry')}</Button>;
  if (isApiError(error) && error.code === 'offline')
    return (
      <StatePanel
        alert
        icon={<WifiOff size={32} />}
        title={t('noInternet')}
        hint={t('noInternetHint')}
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
      title={isRefused ? error.message : (title ?? t('loadError'))}
      action={retry}
    />
  );
}
