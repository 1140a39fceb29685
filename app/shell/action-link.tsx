import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { cx } from '#ui/cx.ts';

const SHAPE =
  'inline-flex items-center justify-center gap-2 min-h-[44px] px-4 py-2 rounded font-semibold text-center';

interface ActionLinkProps {
  to: string;
  look?: 'primary' | 'secondary';
  children: ReactNode;
}

/** A link of the app that looks like a button. */
export const ActionLink = ({ to, look = 'primary', children }: ActionLinkProps) => (
  <Link
    to={to}
    className={cx(
      SHAPE,
      look === 'primary'
        ? 'bg-brand text-on-brand hover:bg-brand-deep'
        : 'bg-paper text-ink border border-edge hover:border-brand hover:text-brand',
    )}
  >
    {children}
  </Link>
);
