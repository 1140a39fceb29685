import type { ReactNode } from 'react';

type Tone = 'plain' | 'good' | 'warn' | 'bad';

const TONES: Record<Tone, string> = {
  plain: 'bg-surface text-ink border-line',
  good: 'bg-brand-soft text-ink border-brand',
  warn: 'bg-accent-soft text-accent-ink border-accent',
  bad: 'bg-danger-soft text-danger border-danger',
};

/** A small label; its words say what its colour only repeats. */
export const Tag = ({ tone = 'plain', children }: { tone?: Tone; children: ReactNode }) => (
  <span
    className={`inline-flex items-center gap-1 px-1.5 rounded-sm border text-xs font-semibold min-w-0 max-w-full ${TONES[tone]}`}
  >
    {children}
  </span>
);
