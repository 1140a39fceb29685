import { ExternalLink } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useBrandName } from '#widgets/words/use-brand-name.ts';
import { contactAddress, type HireContactProps } from './contact-address.ts';
import { useContactMessages } from './use-contact-messages.ts';

const SIZE = 'popup,width=480,height=720';

/** Pages that let no frame of ours in: the same step in a window, opened by the reader. */
export function HireContactWindow({
  request,
  phone,
  site,
  theme,
  productUrl,
  onSent,
}: HireContactProps) {
  const { t } = useTranslation('hire');
  const lang = useLang();
  const popup = useRef<Window | null>(null);
  const [isOpen, setOpen] = useState(false);
  const brand = useBrandName();
  const send = useContactMessages(
    () => popup.current,
    productUrl,
    (message) => {
      if (message.t === 'porua:ready')
        send({ t: 'porua:init', site: site ?? '', lang, theme, request, ...(phone && { phone }) });
      if (message.t === 'porua:done') onSent(message.id);
    },
  );
  const open = () => {
    const address = contactAddress('/embed/hire-contact', { site, theme, productUrl, lang });
    popup.current = window.open(address, 'porua-hire', SIZE);
    // A blocked window: the same address in this tab would lose the answers, so the button stays.
    setOpen(popup.current !== null);
  };
  return (
    <div className="flex flex-col items-start gap-3">
      <p>{t('contact.openWindowHint')}</p>
      <Button icon={<ExternalLink aria-hidden="true" size={18} />} onClick={open}>
        {t('contact.openWindow', { brand })}
      </Button>
      <p role="status" className="text-muted text-sm">
        {isOpen && t('contact.inWindow', { brand })}
      </p>
    </div>
  );
}
