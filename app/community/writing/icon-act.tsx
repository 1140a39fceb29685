import type { ComponentProps, ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

interface IconActProps extends ComponentProps<'button'> {
  label: string;
  icon: ReactNode;
}

/** A press known by its sign, beside what it is about. */
export const IconAct = ({ label, icon, className, ...rest }: IconActProps) => (
  <button
    type="button"
    aria-label={label}
    title={label}
    className={cx(
      'inline-flex items-center justify-center w-[44px] h-[44px] rounded-sm text-muted hover:text-brand hover:bg-brand-soft',
      className,
    )}
    {...rest}
  >
    {icon}
  </button>
);
