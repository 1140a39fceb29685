import type { ReactNode } from 'react';

interface TermsLinkProps {
  target?: '_blank';
  /** The words of the sentence it stands in, which `Trans` gives it. */
  children?: ReactNode;
}

/** The link to our terms within a sentence: `<terms>` of its text. */
export function TermsLink({ target, children }: TermsLinkProps) {
  return (
    <a
      href="/terms-conditions"
      target={target}
      rel={target && 'noopener'}
      className="text-brand underline"
    >
      {children}
    </a>
  );
}
