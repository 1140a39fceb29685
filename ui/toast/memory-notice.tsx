import { useEffect } from 'react';
import { hearFromMemory } from '#core/api/from-memory.ts';
import { useFormat, useTexts } from '../i18n/i18n-provider.tsx';
import { useToast } from './toast-provider.tsx';

/** Says that lists are older than usual, while the database is away. */
export function MemoryNotice() {
  const texts = useTexts('common');
  const format = useFormat();
  const showToast = useToast();
  useEffect(
    () =>
      hearFromMemory((seconds) => {
        const now = Date.now();
        const at = new Date(now - seconds * 1000).toISOString();
        showToast(texts('fromMemory', { ago: format.ago(at, now) }), 'info');
      }),
    [texts, format, showToast],
  );
  return null;
}
