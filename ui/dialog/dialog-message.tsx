import type { ReactNode } from 'react';

interface DialogMessageProps {
  /** Drawn above the words; it says nothing that they do not. */
  image: ReactNode;
  title: string;
  subtitle?: ReactNode;
}

/** The contents of a dialog that tells one thing: image, what it is, a line more. */
export const DialogMessage = ({ image, title, subtitle }: DialogMessageProps) => (
  <div className="flex flex-col items-center gap-3 text-center">
    <span aria-hidden="true" className="text-brand">
      {image}
    </span>
    <p className="font-semibold">{title}</p>
    {subtitle && <p className="text-muted">{subtitle}</p>}
  </div>
);
