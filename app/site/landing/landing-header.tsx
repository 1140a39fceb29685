import type { ReactNode } from 'react';

interface LandingHeaderProps {
  title: string;
  /** The sentences, each whole, on what there is. */
  text: string;
  /** The link to all of it. */
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
