import { Copy, Image } from 'lucide-react';
import { useState } from 'react';
import { pictureLink } from '#core/site/embed/picture-link.ts';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CONTROL } from '#ui/field/field.tsx';
import { useLang, useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('job');
  const showToast = useToast();
  const lang = useLang();
  const [notCopied, setNotCopied] = useState<string>();
  const link = encodeURIComponent(url);
  const targets = [
    {
      text: texts('shareMenu.whatsapp'),
      href: `https://wa.me/?text=${encodeURIComponent(`${title}\n${url}`)}`,
    },
    {
      text: texts('shareMenu.facebook'),
      href: `https://www.facebook.com/sharer/sharer.php?u=${link}`,
    },
    ...(hasMessengerApp()
      ? [{ text: texts('shareMenu.messenger'), href: `fb-messenger://share/?link=${link}` }]
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
          onClick={() => copy(url, texts('shareMenu.copied'))}
        >
          {texts('shareMenu.copy')}
        </Button>
        <Button
          look="secondary"
          icon={<Image aria-hidden="true" size={18} />}
          onClick={() => copy(picture, texts('shareMenu.pictureCopied'))}
        >
          {texts('shareMenu.picture')}
        </Button>
        {notCopied !== undefined && (
          <label className="flex flex-col gap-1 text-sm">
            {texts('shareMenu.copyFailed')}
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
