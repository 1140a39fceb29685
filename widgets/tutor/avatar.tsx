import { AVATAR_SIZE, drawAvatar } from '#core/people/profile/avatar.ts';
import { cx } from '#ui/cx.ts';

interface AvatarProps {
  name: string;
  gender: number | null;
  /** Size and corners. */
  className: string;
}

/** The drawn portrait in the place of a photo, the same one wherever the person is shown. */
export function Avatar({ name, gender, className }: AvatarProps) {
  const { ground, layers } = drawAvatar(name, gender);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${AVATAR_SIZE} ${AVATAR_SIZE}`}
      className={cx('flex-none', className)}
    >
      <path fill={ground} d={`M0 0h${AVATAR_SIZE}v${AVATAR_SIZE}H0z`} />
      {layers.map(({ d, color, isLine }) =>
        isLine ? (
          <path key={d} d={d} fill="none" stroke={color} strokeLinecap="round" />
        ) : (
          <path key={d} d={d} fill={color} />
        ),
      )}
    </svg>
  );
}
