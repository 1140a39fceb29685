import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#ui/hooks/use-online.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

/**
 * 'You are offline!' and 'You are back online!'. Source: docs/requirements/shell/app-shell.md, "Notices".
 */
export function ConnectionToasts() {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  const { t } = useTranslation('common');
  const showToast = useToast();

  useEffect(() => {
    if (wasOnline.current === isOnline) return;
    wasOnline.current = isOnline;
    showToast(t(isOnline ? 'online' : 'offline'), 'info');
  }, [isOnline, showToast, t]);

  return null;
}
