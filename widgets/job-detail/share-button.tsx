import { Share2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { Late } from '#ui/late/late.tsx';
import { lateShareMenu } from './late-share-menu.ts';

interface ShareButtonProps {
  /** The heading of the menu. */
  heading: string;
  /** The title of what is shared. */
  title: string;
  path: string;
  /** Its share card, as the address of the picture says it. */
  card: string;
}

/** The device's share sheet where there is one, our own menu elsewhere. */
export function ShareButton({ heading, title, path, card }: ShareButtonProps) {
  const { t } = useTranslation('job');
  const { productUrl } = useEnvironment();
  const [menuUrl, setMenuUrl] = useState<string>();

  const share = async () => {
    const url = new URL(path, productUrl || location.origin).href;
    if (!navigator.share) return setMenuUrl(url);
    try {
      await navigator.share({ title, url });
    } catch (error) {
      // Closing the sheet is an AbortError; some in-app browsers refuse the call they offer.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setMenuUrl(url);
    }
  };

  return (
    <>
      <Button
        look="secondary"
        className="flex-auto"
        icon={<Share2 aria-hidden="true" size={18} />}
        onClick={share}
      >
        {t('share')}
      </Button>
      {menuUrl && (
        <Late of={lateShareMenu}>
          {({ ShareMenu }) => (
            <ShareMenu
              heading={heading}
              title={title}
              url={menuUrl}
              card={card}
              onClose={() => setMenuUrl(undefined)}
            />
          )}
        </Late>
      )}
    </>
  );
}
