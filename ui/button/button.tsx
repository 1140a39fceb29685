import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

export type ButtonLook = 'primary' | 'secondary' | 'quiet';

export const BUTTON_LOOKS: Record<ButtonLook, string> = {
  primary: 'bg-brand text-on-brand hover:bg-brand-deep',
  secondary: 'bg-paper text-ink border border-edge hover:border-brand hover:text-brand',
  quiet: 'text-brand hover:bg-brand-soft',
};

/** Paper cannot be pressed. */
export const BUTTON_SHAPE =
  'no-print inline-flex items-center justify-center gap-2 min-h-[44px] px-4 py-2 rounded font-semibold text-center disabled:opacity-60';

interface LookProps {
  look?: ButtonLook;
  icon?: ReactNode;
}

interface ButtonProps extends LookProps, ComponentProps<'button'> {
  /**
   * The button is at work: it keeps the focus, which a disabled button would lose, and ignores
   * presses.
   */
  isBusy?: boolean;
}

export function Button({
  look = 'primary',
  icon,
  isBusy = false,
  className,
  onClick,
  children,
  ...rest
}: ButtonProps) {
  return (
    <button
      type="button"
      className={cx(BUTTON_SHAPE, BUTTON_LOOKS[look], isBusy && 'opacity-60', className)}
      aria-disabled={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
      {...rest}
    >
      {icon}
      {children}
    </button>
  );
}

export function ButtonLink({
  look = 'primary',
  icon,
  className,
  children,
  ...rest
}: LookProps & ComponentProps<'a'>) {
  return (
    <a className={cx(BUTTON_SHAPE, BUTTON_LOOKS[look], className)} {...rest}>
      {icon}
      {children}
    </a>
  );
}
