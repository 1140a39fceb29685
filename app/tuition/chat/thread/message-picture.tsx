import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface MessagePictureProps {
  src: string;
  /** The size in px; what waits to be sent has not been measured. */
  size?: { width: number; height: number };
  isOwn: boolean;
}

/** Small among the words, whole once it is pressed. */
export function MessagePicture({ src, size, isOwn }: MessagePictureProps) {
  const { t } = useTranslation('chat');
  const [isOpen, setOpen] = useState(false);
  const alt = t(isOwn ? 'picture.own' : 'picture.other');
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        className="block my-1 rounded-sm overflow-hidden border border-line hover:border-brand"
        onClick={() => setOpen(true)}
      >
        <img
          src={src}
          alt={alt}
          {...size}
          loading="lazy"
          className="w-[200px] h-[150px] object-cover"
        />
      </button>
      {isOpen && (
        <Dialog title={t('picture.title')} onClose={() => setOpen(false)} isWide>
          <img src={src} alt={alt} {...size} className="w-full h-auto" />
        </Dialog>
      )}
    </>
  );
}
