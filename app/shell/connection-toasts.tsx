import { useEffect, useRef } from 'react';
import { useOnline } from '#ui/hooks/use-online.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

/**
 * 'You are offline!' and 'You are back online!'. Source: docs/requirements/shell/app-shell.md, "Notices".
 */
export function ConnectionToasts() {
  const isOnline = useOnline();
  const wasOnline = useRef(isOnline);
  const texts = useTexts('common');
  const showToast = useToast();

  useEffect(() => {
    if (wasOnline.current === isOnline) return;
    wasOnline.current = isOnline;
    showToast(texts(isOnline ? 'online' : 'offline'), 'info');
  }, [isOnline, showToast, texts]);

  return null;
}
