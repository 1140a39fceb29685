import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';

interface BubbleProps {
  isOwn: boolean;
  /** Time and what became of it. */
  foot: ReactNode;
  children: ReactNode;
}

/** One's own at the right, the other's at the left. */
export const Bubble = ({ isOwn, foot, children }: BubbleProps) => (
  <div className={cx('flex flex-col max-w-[85%]', isOwn ? 'self-end items-end' : 'self-start')}>
    <div
      className={cx(
        'max-w-full px-3 py-2 rounded border whitespace-pre-wrap break-words',
        isOwn ? 'bg-brand-soft border-brand-soft' : 'bg-surface border-line',
      )}
    >
      {children}
    </div>
    <div className="flex flex-wrap items-center gap-x-2 text-xs text-muted">{foot}</div>
  </div>
);
