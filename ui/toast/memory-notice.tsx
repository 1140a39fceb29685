import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { hearFromMemory } from '#core/ground/api/from-memory.ts';
import { useFormat } from '../i18n/use-format.ts';
import { useToast } from './toast-provider.tsx';

/** A page asks for several things at once: it is said once. */
const AGAIN_AFTER_MS = 60_000;
let saidAt = Number.NEGATIVE_INFINITY;

/** Says that lists are older than usual, while the database is away. */
export function MemoryNotice() {
  const { t } = useTranslation('common');
  const format = useFormat();
  const showToast = useToast();
  useEffect(
    () =>
      hearFromMemory((seconds) => {
        const now = Date.now();
        if (now - saidAt < AGAIN_AFTER_MS) return;
        saidAt = now;
        const at = new Date(now - seconds * 1000).toISOString();
        showToast(t('fromMemory', { ago: format.ago(at, now) }), 'info');
      }),
    [t, format, showToast],
  );
  return null;
}
