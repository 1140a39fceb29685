import { useState } from 'react';
import { photoUrl } from '#core/profile/photo-url.ts';
import { initialsOf } from '#core/text/initials-of.ts';
import { cx } from '#ui/cx.ts';
import { useEnvironment } from '#ui/environment.tsx';
import type { LostPhotos } from './lost-photos.ts';

/** As class names: our pages let no style attribute in, and the server writes one for every style. */
const BOXES = {
  44: 'w-[44px] h-[44px] text-sm',
  48: 'w-[48px] h-[48px] text-sm',
  56: 'w-[56px] h-[56px]',
  64: 'w-[64px] h-[64px] text-lg',
  96: 'w-[96px] h-[96px] text-2xl',
} as const;
const TINTS = ['bg-brand-soft text-brand', 'bg-accent-soft text-accent-ink', 'bg-surface text-ink'];

interface TutorPhotoProps {
  name: string;
  photo: string | null;
  /** Width and height in px. */
  size: keyof typeof BOXES;
  /** Of a list, which hears for all its pictures. */
  lost?: LostPhotos;
}

/**
 * The face beside a name. Where there is none, or a page's policy lets no picture of ours in, the
 * initials stand in its place, of the same size.
 */
export function TutorPhoto({ name, photo, size, lost }: TutorPhotoProps) {
  const { productUrl } = useEnvironment();
  const [isLost, setLost] = useState(false);
  const src = photo && productUrl + photoUrl(photo);
  const lose = () => setLost(true);
  if (src && !isLost && !lost?.has(src))
    return (
      <img
        ref={lost?.watch(lose)}
        src={src}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className={cx('flex-none rounded-full object-cover bg-surface', BOXES[size])}
        onError={lost ? undefined : lose}
      />
    );
  return (
    <span
      aria-hidden="true"
      className={cx(
        'flex-none inline-flex items-center justify-center rounded-full font-semibold',
        BOXES[size],
        TINTS[name.length % TINTS.length],
      )}
    >
      {initialsOf(name)}
    </span>
  );
}
