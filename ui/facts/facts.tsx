import type { ReactNode } from 'react';
import { cx } from '../cx.ts';

export type Fact = readonly [name: string, value: ReactNode];

export const isKnown = ([, value]: Fact) => Boolean(value);

/** An address of e-mail or of a page cannot be broken well: it has more room, on phones a row. */
const isOneLongWord = (value: ReactNode) => typeof value === 'string' && /\S{18}/.test(value);

/** Names and values, as many in a row as there is room for; what is not known is left out. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) => (
  <dl className="fact-grid">
    {facts.filter(isKnown).map(([name, value]) => (
      <div
        key={name}
        className={cx('min-w-0', isOneLongWord(value) && 'col-span-full sm:col-span-2')}
      >
        <dt className="text-muted text-xs">{name}</dt>
        <dd className="break-words">{value}</dd>
      </div>
    ))}
  </dl>
);
