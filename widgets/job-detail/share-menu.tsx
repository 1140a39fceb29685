import { Copy } from 'lucide-react';
import { useState } from 'react';
import { Button, ButtonLink } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { CONTROL } from '#ui/field/field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface ShareMenuProps {
  title: string;
  url: string;
  onClose(): void;
}

/** Messenger has no page to share by on a computer, only its app on a phone. */
const hasMessengerApp = () => matchMedia('(pointer: coarse)').matches;

export function ShareMenu({ title, url, onClose }: ShareMenuProps) {
  const texts = useTexts('job');
  const showToast = useToast();
  const [copyFailed, setCopyFailed] = useState(false);
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

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
      showToast(texts('shareMenu.copied'), 'success');
      onClose();
    } catch {
      setCopyFailed(true);
    }
  };

  return (
    <Dialog title={texts('shareMenu.title')} onClose={onClose}>
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
        <Button look="secondary" icon={<Copy aria-hidden="true" size={18} />} onClick={copy}>
          {texts('shareMenu.copy')}
        </Button>
        {copyFailed && (
          <label className="flex flex-col gap-1 text-sm">
            {texts('shareMenu.copyFailed')}
            <input
              className={CONTROL}
              readOnly
              value={url}
              onFocus={(event) => event.currentTarget.select()}
            />
          </label>
        )}
      </div>
    </Dialog>
  );
}
