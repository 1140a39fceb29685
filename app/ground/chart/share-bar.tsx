import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';

const STRIPES = (colour: string) =>
  `repeating-linear-gradient(135deg, transparent 0 5px, ${colour} 5px 7px)`;

/** Parts differ by border and pattern as well as by colour. */
const LOOKS = {
  plain: { className: 'bg-paper border-edge text-ink' },
  soft: { className: 'bg-brand-soft border-brand text-ink' },
  full: { className: 'bg-brand border-brand text-on-brand' },
  warm: { className: 'bg-accent-soft border-accent-ink border-dashed text-accent-ink' },
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
    <div aria-hidden="true" className="flex w-full tabular text-sm text-center">
      {parts.map(({ key, look, value, text, to }) => {
        if (value === 0) return null;
        const { className, style } = lookOf(look);
        const shown = {
          className: cx(
            'flex items-center justify-center flex-1 border first:rounded-l-sm last:rounded-r-sm',
            to === undefined
              ? 'min-w-[2rem] min-h-[1.5rem]'
              : 'min-w-[44px] min-h-[44px] font-semibold hover:underline',
            className,
          ),
          style: { ...style, flexGrow: value },
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
      className={cx('inline-block flex-none w-[1rem] h-[1rem] rounded-sm border', className)}
      style={style}
    />
  );
}
