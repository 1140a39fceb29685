import type { ReactNode } from 'react';

interface LandingHeaderProps {
  title: string;
  /** What there is, in whole sentences. */
  text: string;
  /** Where all of it is. */
  action?: ReactNode;
}

/** The title holds names, so it is in the font of the device: docs/identity.md, "Letters". */
export const LandingHeader = ({ title, text, action }: LandingHeaderProps) => (
  <header className="hangs flex flex-col items-start gap-3">
    <h1 className="text-2xl">{title}</h1>
    <p className="max-w-[720px]">{text}</p>
    {action}
  </header>
);
