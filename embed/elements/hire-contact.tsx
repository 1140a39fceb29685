/** The contact step on a partner's page: our frame, and where it is not let in, our window. */
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useOnline } from '#ui/hooks/use-online.ts';
import { useLang } from '#ui/i18n/use-lang.ts';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { contactAddress, type HireContactProps } from './contact-address.ts';
import { HireContactWindow } from './hire-contact-window.tsx';
import { useContactMessages } from './use-contact-messages.ts';

/** A frame that has not spoken by then was refused by the page's policy or ours. */
const PATIENCE_MS = 5000;
const FIRST_HEIGHT = 380;

export function HireContact(props: HireContactProps) {
  const { request, phone, site, theme, productUrl, onSent } = props;
  const { t } = useTranslation('hire');
  const lang = useLang();
  const frame = useRef<HTMLIFrameElement>(null);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  // Our own iframe form stands on pages we know nothing of: nobody types a number there.
  const [state, setState] = useState<'waiting' | 'ready' | 'refused'>(
    location.origin === productUrl ? 'refused' : 'waiting',
  );
  const brand = useBrandName();
  const { t: common } = useTranslation('common');
  const isOnline = useOnline();
  // Without a connection a frame stays empty and would be taken for a refused one.
  const hasFrame = isOnline || state === 'ready';
  // Fixed for the life of the frame; language and theme follow by message.
  const [address] = useState(() =>
    contactAddress('/embed/frame/hire-contact', { site, theme, productUrl, lang }),
  );

  const send = useContactMessages(
    () => frame.current?.contentWindow,
    productUrl,
    (message) => {
      if (message.t === 'porua:ready') {
        setState('ready');
        send({ t: 'porua:init', site: site ?? '', lang, theme, request, ...(phone && { phone }) });
      }
      if (message.t === 'porua:resize') setHeight(message.h);
      if (message.t === 'porua:needs-popup') setState('refused');
      if (message.t === 'porua:done') onSent(message.id);
    },
  );

  // biome-ignore lint/correctness/useExhaustiveDependencies: the frame is told of each change
  useEffect(() => {
    if (state === 'ready')
      send({ t: 'porua:init', site: site ?? '', lang, theme, request, ...(phone && { phone }) });
  }, [lang, theme]);

  useEffect(() => {
    if (state !== 'waiting' || !isOnline) return;
    const timer = setTimeout(() => setState('refused'), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [state, isOnline]);

  if (state === 'refused') return <HireContactWindow {...props} />;
  return (
    <>
      <p className="text-muted text-sm">{t('contact.private', { brand })}</p>
      {!hasFrame && (
        <p role="status">
          {common('noInternet')} {common('noInternetHint')}
        </p>
      )}
      {state === 'waiting' && <Skeleton className="h-12" />}
      {hasFrame && (
        <iframe
          ref={frame}
          src={address}
          title={t('contact.frame')}
          className="hire-frame"
          style={{ height: `${height}px` }}
          referrerPolicy="origin"
        />
      )}
    </>
  );
}
