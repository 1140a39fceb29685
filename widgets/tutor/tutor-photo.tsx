import { UserRound } from 'lucide-react';
import { useState } from 'react';
import { photoUrl } from '#core/profile/photo-url.ts';
import { useEnvironment } from '#ui/environment.tsx';

interface TutorPhotoProps {
  photo: string | null;
  /** Width and height in px. */
  size: number;
}

/**
 * The face beside a name. Where there is none, or a page's policy lets no picture of ours in, a
 * figure stands in its place, of the same size.
 */
export function TutorPhoto({ photo, size }: TutorPhotoProps) {
  const { productUrl } = useEnvironment();
  const [hasFailed, setFailed] = useState(false);
  const box = { width: `${size}px`, height: `${size}px` };
  if (photo && !hasFailed)
    return (
      <img
        src={productUrl + photoUrl(photo)}
        alt=""
        width={size}
        height={size}
        loading="lazy"
        decoding="async"
        className="flex-none rounded-full object-cover bg-surface"
        style={box}
        onError={() => setFailed(true)}
      />
    );
  return (
    <span
      className="flex-none inline-flex items-center justify-center rounded-full bg-surface text-muted"
      style={box}
    >
      <UserRound aria-hidden="true" size={size / 2} />
    </span>
  );
}
