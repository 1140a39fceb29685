import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';

const STRIPES = (colour: string) =>
  `repeating-linear-gradient(135deg, transparent 0 5px, ${colour} 5px 7px)`;

/** Parts differ by border and pattern as well as by colour. */
const LOOKS = {
  plain: { className: 'bg-paper border-edge text-ink' },
  soft: { className: 'bg-brand-soft border-brand text-ink' },
  full: { className: 'bg-brand border-brand text-on-brand' },
  warm: {
    className: 'bg-accent-soft border-dashed text-accent-ink',
    borderColor: 'var(--c-accent-ink)',
  },
  alarm: {
    className: 'bg-danger-soft border-danger text-danger',
    backgroundImage: STRIPES('var(--c-paper)'),
  },
  past: {
    className: 'bg-surface border-edge text-ink',
    backgroundImage: STRIPES('var(--c-line)'),
  },
} as const;
export type ShareLook = keyof typeof LOOKS;

export interface SharePart {
  key: string;
  look: ShareLook;
  value: number;
  /** The value as it stands in the bar. */
  text: string;
  /** The list of what is counted. */
  to?: string;
}

/** The least size of a part: room for its number, and for a thumb where it leads somewhere. */
const ROOM = { minWidth: '2rem', minHeight: '1.5rem' };
const ROOM_TO_PRESS = { minWidth: '2.75rem', minHeight: '2.75rem' };

const lookOf = (look: ShareLook) => {
  const { className, ...style } = LOOKS[look];
  return { className, style };
};

/**
 * One bar of a whole with its parts by size; the smallest has room for its number. For the eye and the
 * pointer alone: the words beside it say the same and lead to the same lists.
 */
export function ShareBar({ parts }: { parts: readonly SharePart[] }) {
  return (
    <div
      aria-hidden="true"
      className="flex w-full rounded-sm overflow-hidden tabular text-sm text-center"
    >
      {parts.map(({ key, look, value, text, to }) => {
        if (value === 0) return null;
        const { className, style } = lookOf(look);
        const shown = {
          className: cx(
            'flex items-center justify-center flex-1 border',
            to !== undefined && 'font-semibold hover:underline',
            className,
          ),
          style: { ...style, ...(to === undefined ? ROOM : ROOM_TO_PRESS), flexGrow: value },
        };
        return to === undefined ? (
          <span key={key} {...shown}>
            {text}
          </span>
        ) : (
          <Link key={key} to={to} tabIndex={-1} {...shown}>
            {text}
          </Link>
        );
      })}
    </div>
  );
}

/** The look of a part beside its name. */
export function ShareMark({ look }: { look: ShareLook }) {
  const { className, style } = lookOf(look);
  return (
    <span
      aria-hidden="true"
      className={cx('inline-block flex-none rounded-sm border', className)}
      style={{ ...style, width: '1rem', height: '1rem' }}
    />
  );
}
