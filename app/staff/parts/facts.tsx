import type { ReactNode } from 'react';
import { Card } from '#ui/card/card.tsx';

/** Names and values in columns that fit the room; a value of null is left out. */
export const Facts = ({ facts }: { facts: [string, ReactNode][] }) => (
  <dl className="fact-grid">
    {facts
      .filter(([, value]) => value !== null && value !== undefined && value !== '')
      .map(([name, value]) => (
        <div key={name} className="min-w-0">
          <dt className="text-xs text-muted">{name}</dt>
          <dd className="text-sm break-words">{value}</dd>
        </div>
      ))}
  </dl>
);

interface BoxProps {
  title: string;
  children: ReactNode;
}

export const Box = ({ title, children }: BoxProps) => (
  <Card as="section" className="flex flex-col gap-3">
    <h2 className="text-base">{title}</h2>
    {children}
  </Card>
);
