import { WifiOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useAsOf } from '#app/ground/offline/use-as-of.ts';
import { PageTitle } from '#app/ground/page/page-title.tsx';
import { usePageTitle } from '#app/ground/page/use-page-title.ts';
import { countWaitingMessages } from '#app/tuition/chat/sending/count-waiting-messages.ts';
import { parseUrl } from '#core/ground/text/parse-url.ts';
import { isCacheablePage } from '#core/site/offline/offline-cache.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { type CachedPage, listCachedPages } from './cached-pages.ts';

/**
 * Returns the wanted address, of our own site only: it comes from outside. It is whole, since a
 * path may begin with `//`.
 */
function wantedAddress(): string {
  const from = new URLSearchParams(location.search).get('from') ?? '/';
  const url = parseUrl(from, location.origin);
  return url?.origin === location.origin ? url.href : `${location.origin}/`;
}

/** The page in the place of one that is not on the device, while there is no connection. */
export function OfflinePage() {
  const { t } = useTranslation('offline');
  const { t: common } = useTranslation('common');
  const asOf = useAsOf();
  const format = useFormat();
  const [pages, setPages] = useState<CachedPage[]>();
  const [waiting] = useState(countWaitingMessages);
  const isOfAnAccount = !isCacheablePage(new URL(wantedAddress()));
  usePageTitle(t('title'), { isFound: false });
  const times = new Set(pages?.map(({ at }) => asOf(at)));
  /** Said once where it is true of all. */
  const time = times.size === 1 && [...times][0];

  useEffect(() => {
    listCachedPages().then(setPages, () => setPages([]));
  }, []);
  useEffect(() => {
    // Devices say so too early: the connection has to be there.
    const goOn = () =>
      fetch('/healthz', { method: 'HEAD' }).then(
        () => location.replace(wantedAddress()),
        () => undefined,
      );
    window.addEventListener('online', goOn);
    return () => window.removeEventListener('online', goOn);
  }, []);

  return (
    <div className="flex flex-col gap-6 py-6">
      <div className="flex flex-col items-center gap-3 text-center">
        <WifiOff aria-hidden="true" size={40} className="text-muted" />
        <PageTitle>{t('title')}</PageTitle>
        <p className="text-muted">{t(isOfAnAccount ? 'own' : 'text')}</p>
        {waiting > 0 && <p>{t('messages', { count: waiting, n: format.number(waiting) })}</p>}
        <ButtonLink href={wantedAddress()}>{common('retry')}</ButtonLink>
      </div>
      {pages && (
        <section className="hangs flex flex-col gap-3">
          <h2 className="title text-xl">{t('readableTitle')}</h2>
          {pages.length === 0 && <p className="text-muted">{t('empty')}</p>}
          {time && <p className="text-sm text-muted">{t('asOf', { time })}</p>}
          <CachedPages pages={pages} withTimes={!time} />
        </section>
      )}
    </div>
  );
}

function CachedPages({ pages, withTimes }: { pages: CachedPage[]; withTimes: boolean }) {
  const format = useFormat();
  return (
    <ul className="flex flex-col">
      {pages.map(({ path, title, at }) => (
        <li key={path} className="flex flex-wrap items-baseline justify-between gap-x-4">
          <a href={path} className="inline-flex items-center min-h-[44px] text-brand underline">
            {title}
          </a>
          {withTimes && (
            <span className="text-sm text-muted">
              {format.ago(new Date(at).toISOString(), Date.now())}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
