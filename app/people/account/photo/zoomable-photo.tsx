import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { Avatar } from '#widgets/tutor/avatar.tsx';

const BOX = 'w-[128px] h-[128px] rounded border border-line';

interface ZoomablePhotoProps {
  name: string;
  src: string | null;
  gender: number | null;
}

/** An own photo, larger at a press; without one the avatar. */
export function ZoomablePhoto({ name, src, gender }: ZoomablePhotoProps) {
  const { t } = useTranslation('profile');
  const [isOpen, setOpen] = useState(false);
  if (src === null) return <Avatar name={name} gender={gender} className={BOX} />;
  const alt = t('photo.of', { name });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={t('photo.enlarge')}
        className="rounded cursor-zoom-in"
        onClick={() => setOpen(true)}
      >
        <img src={src} alt={alt} width={128} height={128} className={`${BOX} object-cover`} />
      </button>
      {isOpen && (
        <Dialog title={alt} onClose={() => setOpen(false)}>
          <img src={src} alt={alt} className="block mx-auto max-w-full max-h-[400px] rounded" />
        </Dialog>
      )}
    </>
  );
}
