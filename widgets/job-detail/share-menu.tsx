import { Copy, Image } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { pictureLink } from '#core/site/embed/picture-link.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CONTROL } from '#ui/field/field.tsx';
import { useLang } from '#ui/i18n/use-lang.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface ShareMenuProps {
  heading: string;
  title: string;
  url: string;
  card: string;
  onClose(): void;
}

/** Messenger has no page to share by on a computer, only its app on a phone. */
const hasMessengerApp = () => matchMedia('(pointer: coarse)').matches;

export function ShareMenu({ heading, title, url, card, onClose }: ShareMenuProps) {
  const { t } = useTranslation('job');
  const showToast = useToast();
  const lang = useLang();
  const [notCopied, setNotCopied] = useState<string>();
  const link = encodeURIComponent(url);
  const targets = [
    {
      text: t('shareMenu.whatsapp'),
      href: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    },
    {
      text: t('shareMenu.facebook'),
      href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    },
    ...(hasMessengerApp()
      ? [{ text: t('shareMenu.messenger'), href: `fb-messenger://share/?link=${link}` }]
      : []),
  ];

  const copy = async (text: string, copied: string) => {
    try {
      await navigator.clipboard.writeText(text);
      showToast(copied, 'success');
      onClose();
    } catch {
      setNotCopied(text);
    }
  };
  const { origin } = new URL(url);
  const picture = pictureLink({ origin, href: url, card, lang, alt: title });

  return (
    <Dialog title={heading} onClose={onClose}>
      <div className="flex flex-col gap-3">
        {targets.map((target) => (
          <ButtonLink
            key={target.href}
            look="secondary"
            href={target.href}
            target="_blank"
            rel="noopener noreferrer"
          >
            {target.text}
          </ButtonLink>
        ))}
        <Button
          look="secondary"
          icon={<Copy aria-hidden="true" size={18} />}
          onClick={() => copy(url, t('shareMenu.copied'))}
        >
          {t('shareMenu.copy')}
        </Button>
        <Button
          look="secondary"
          icon={<Image aria-hidden="true" size={18} />}
          onClick={() => copy(picture, t('shareMenu.pictureCopied'))}
        >
          {t('shareMenu.picture')}
        </Button>
        {notCopied !== undefined && (
          <label className="flex flex-col gap-1 text-sm">
            {t('shareMenu.copyFailed')}
            <input
              className={CONTROL}
              readOnly
              value={notCopied}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
      </div>
    </Dialog>
  );
}
