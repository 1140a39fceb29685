import { useState } from 'react';
import { photoUrl } from '#core/people/profile/photo-url.ts';
import { cx } from '#ui/cx.ts';
import { useEnvironment } from '#ui/environment.tsx';
import { Avatar } from './avatar.tsx';
import type { LostPhotos } from './lost-photos.ts';

/**
 * The sizes in px as class names: our pages let no style attribute in, and the server writes one
 * for every style.
 */
const BOXES = {
  36: 'w-[36px] h-[36px]',
  44: 'w-[44px] h-[44px]',
  48: 'w-[48px] h-[48px]',
  56: 'w-[56px] h-[56px]',
  64: 'w-[64px] h-[64px]',
  96: 'w-[96px] h-[96px]',
} as const;

interface TutorPhotoProps {
  name: string;
  photo: string | null;
  gender: number | null;
  /** Width and height in px. */
  size: keyof typeof BOXES;
  /** The lost photos of a list, which listens for all its pictures. */
  lost?: LostPhotos;
}

/**
 * The face beside a name. Where there is none, or a page's policy lets no picture of ours in, an
 * avatar by gender stands in its place, of the same size.
 */
export function TutorPhoto({ name, photo, gender, size, lost }: TutorPhotoProps) {
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
  return <Avatar name={name} gender={gender} className={cx('rounded-full', BOXES[size])} />;
}
