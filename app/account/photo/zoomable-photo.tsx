import { useState } from 'react';
import { photoUrl } from '#core/profile/photo-url.ts';
import { initialsOf } from '#core/text/initials-of.ts';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

const BOX = 'w-[128px] h-[128px] rounded border border-line';

/** An own photo, larger at a press; without one the initials on tinted ground. */
export function ZoomablePhoto({ name, photo }: { name: string; photo: string | null }) {
  const texts = useTexts('profile');
  const [isOpen, setOpen] = useState(false);
  if (photo === null)
    return (
      <span
        aria-hidden="true"
        className={`${BOX} inline-flex items-center justify-center bg-brand-soft text-brand text-3xl font-semibold`}
      >
        {initialsOf(name)}
      </span>
    );
  const src = photoUrl(photo);
  const alt = texts('photo.of', { name });
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        title={texts('photo.enlarge')}
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
