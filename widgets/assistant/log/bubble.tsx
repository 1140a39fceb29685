import type { ReactNode } from 'react';
import { cx } from '#ui/cx.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';

interface BubbleProps {
  by: 'assistant' | 'visitor';
  children: ReactNode;
}

const LOOK = {
  assistant: 'assistant-said self-start bg-surface text-ink',
  // Lines stay as they were written.
  visitor: 'self-end bg-brand-soft text-ink whitespace-pre-line',
};

/** One thing said; screen readers say by whom. */
export function Bubble({ by, children }: BubbleProps) {
  const texts = useTexts('assistant');
  return (
    <p className={cx('max-w-[88%] px-3 py-2 rounded break-words', LOOK[by])}>
      <span className="sr-only">{texts(by === 'visitor' ? 'chat.you' : 'chat.title')}: </span>
      {children}
    </p>
  );
}
