import { AVATAR_SIZE, AVATAR_SKIN, avatarOf } from '#core/people/profile/avatar.ts';
import { cx } from '#ui/cx.ts';

const TINTS = [
  'bg-brand-soft text-brand',
  'bg-accent-soft text-accent-ink',
  'bg-surface text-muted',
];

interface AvatarProps {
  name: string;
  gender: number | null;
  /** Size and corners. */
  className: string;
}

/** The picture in the place of a photo; two people beside each other have often another ground. */
export function Avatar({ name, gender, className }: AvatarProps) {
  const { body, face, hair } = avatarOf(gender);
  return (
    <svg
      aria-hidden="true"
      viewBox={`0 0 ${AVATAR_SIZE} ${AVATAR_SIZE}`}
      className={cx('flex-none', className, TINTS[name.length % TINTS.length])}
    >
      <path fill="currentColor" d={body} />
      {face && <path fill={AVATAR_SKIN} d={face} />}
      {hair && <path fill="currentColor" d={hair} />}
    </svg>
  );
}
