import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import { useMutation } from '#ui/api/use-mutation.ts';
import { useSendOnce } from '#ui/api/use-send-once.ts';
import { ButtonLink } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { Skeleton } from '#ui/skeleton/skeleton.tsx';
import { ContactForm } from '#widgets/hire-tutor/contact/contact-form.tsx';
import { submitAsGuest } from '#widgets/hire-tutor/submit-as-guest.ts';
import type { VerifiedContact } from '#widgets/request/verified-contact.ts';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { productLink } from '../product-link.ts';
import type { HostLink } from './host-link.ts';
import type { InitMessage } from './messages.ts';
import { SentScreen } from './sent-screen.tsx';

/** Somebody who opened us and says nothing for so long has lost touch with us. */
const PATIENCE_MS = 4000;

interface ContactScreenProps {
  host: HostLink | undefined;
  init: InitMessage | undefined;
  site: string;
}

export function ContactScreen({ host, init, site }: ContactScreenProps) {
  const { t } = useTranslation('hire');
  const [isLost, setLost] = useState(host === undefined);
  const [requestNo, setRequestNo] = useState<string>();
  const brand = useBrandName();

  useEffect(() => {
    if (init) return;
    const timer = setTimeout(() => setLost(true), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [init]);

  if (requestNo) return <SentScreen requestNo={requestNo} />;
  if (!init && !isLost) return <Skeleton className="h-48" />;
  if (!init || !host)
    return (
      <div className="flex flex-col items-start gap-3">
        <p>{t('contact.lost')}</p>
        <ButtonLink
          href={productLink(location.origin, '/crm/hire-tutor', site || undefined)}
          target="_blank"
        >
          {t('contact.startHere', { brand })}
        </ButtonLink>
      </div>
    );
  return <Contact {...{ host, init }} onSent={setRequestNo} />;
}

interface ContactProps {
  host: HostLink;
  init: InitMessage;
  onSent(requestNo: string): void;
}

/** Name and phone; with the proof of the phone the request is sent from here. */
function Contact({ host, init, onSent }: ContactProps) {
  const { t } = useTranslation('hire');
  const { api } = useEnvironment();
  const { idempotency_key: firstKey, ...asked } = init.request;
  const once = useSendOnce(undefined, { firstKey });
  const [verified, setVerified] = useState<VerifiedContact>();

  const submit = async (contact: VerifiedContact) => {
    setVerified(contact);
    try {
      const number = await once.send({ asked, contact }, (sent, idempotency_key) =>
        submitAsGuest(api, { ...sent.asked, idempotency_key }, sent.contact),
      );
      onSent(number);
      host.tell({ t: 'porua:done', kind: 'hire', id: number });
    } catch (error) {
      if (isApiError(error)) host.tell({ t: 'porua:error', code: error.code });
      throw error;
    }
  };
  const again = useMutation();

  return (
    <>
      {!host.isFrame && <h1 className="text-lg mb-4">{t('steps.contact')}</h1>}
      <ContactForm purpose="submit" phone={init.phone} onVerified={submit} />
      {again.message && <Alert role="alert">{again.message}</Alert>}
      {verified && (
        <SentEarlier
          once={once}
          isBusy={again.isBusy}
          onSend={() => void again.run(() => submit(verified))}
        />
      )}
    </>
  );
}
