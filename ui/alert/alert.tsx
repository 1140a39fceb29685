import { CircleAlert } from 'lucide-react';
import type { ComponentProps, ReactNode } from 'react';
import { cx } from '../cx.ts';

const TONES = {
  danger: 'bg-danger-soft text-danger',
  warning: 'bg-accent-soft text-accent-ink',
  info: 'bg-brand-soft',
  plain: 'bg-surface',
};

export type AlertTone = keyof typeof TONES;

interface AlertProps extends Omit<ComponentProps<'div'>, 'role'> {
  tone?: AlertTone;
  /** `alert` for what went wrong just now, `status` for news; left out for what was there already. */
  role?: 'alert' | 'status' | undefined;
  /** An icon of 20 px. */
  icon?: ReactNode;
}

/** Something in the page that must not be overlooked. Without a message it shows nothing. */
export function Alert({
  tone = 'danger',
  icon = <CircleAlert aria-hidden="true" size={20} />,
  className,
  children,
  ...box
}: AlertProps) {
  if (!children) return null;
  return (
    <div {...box} className={cx('flex gap-3 p-3 rounded-sm', TONES[tone], className)}>
      <span className="shrink-0 pt-0.5">{icon}</span>
      <div className="flex-1 min-w-0 break-words">{children}</div>
    </div>
  );
}
