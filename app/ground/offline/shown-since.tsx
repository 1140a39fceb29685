import { CloudOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { hearFromMemory } from '#core/ground/api/from-memory.ts';
import { CACHED_AT } from '#core/site/offline/offline-cache.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { useAsOf } from './use-as-of.ts';

/**
 * Returns when the loaded page was cached, in milliseconds since 1970; null if it did not come out
 * of the browser's cache.
 */
function pageCachedAt(): number | null {
  const { dataset } = document.documentElement;
  const at = Number(dataset[CACHED_AT]);
  // Whatever is shown later is fetched again.
  delete dataset[CACHED_AT];
  return at || null;
}

/** Says since when it is what is shown, where nothing newer can be reached: no connection, or no database. */
export function ShownSince() {
  const { t } = useTranslation('app');
  const asOf = useAsOf();
  const { key } = useLocation();
  const [since, setSince] = useState<{ at: number; key: string } | null>(null);

  useEffect(() => {
    const cachedAt = pageCachedAt();
    if (cachedAt !== null) setSince({ at: cachedAt, key });
    return hearFromMemory((seconds) => setSince({ at: Date.now() - seconds * 1000, key }));
  }, [key]);

  if (since?.key !== key) return null;
  return (
    <Alert
      tone="warning"
      role="status"
      icon={<CloudOff aria-hidden="true" size={20} />}
      className="mb-4"
    >
      {t('asOf', { time: asOf(since.at) })}
    </Alert>
  );
}
