import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { BUTTON_LOOKS, BUTTON_SHAPE, type ButtonLook } from '#ui/button/button.tsx';
import { cx } from '#ui/cx.ts';

interface ActionLinkProps {
  to: string;
  look?: ButtonLook;
  children: ReactNode;
}

/** A link of the app that looks like a button. */
export const ActionLink = ({ to, look = 'primary', children }: ActionLinkProps) => (
  <Link to={to} className={cx(BUTTON_SHAPE, BUTTON_LOOKS[look])}>
    {children}
  </Link>
);
