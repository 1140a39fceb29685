import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { cx } from '#ui/cx.ts';

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
  const { t } = useTranslation('assistant');
  return (
    <p className={cx('max-w-[88%] px-3 py-2 rounded break-words', LOOK[by])}>
      <span className="sr-only">{t(by === 'visitor' ? 'chat.you' : 'chat.title')}: </span>
      {children}
    </p>
  );
}
