import { type ReactNode, useLayoutEffect, useRef } from 'react';

interface InlinePartProps {
  /** The label that says what it is, for screen readers. */
  label: string;
  /** Name of the part, for the page's own styles. */
  part: string;
  isLoading: boolean;
  element: HTMLElement;
  children: ReactNode;
}

/**
 * Shows what a list opens in its own place. It takes the focus, and the page's scroll only if its
 * top is above.
 */
export function InlinePart({ label, part, isLoading, element, children }: InlinePartProps) {
  const section = useRef<HTMLElement>(null);

  useLayoutEffect(() => {
    section.current?.focus({ preventScroll: true });
    if (element.getBoundingClientRect().top < 0) element.scrollIntoView({ behavior: 'instant' });
  }, [element]);

  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={label}
      aria-busy={isLoading}
      className="job-in-place"
      part={part}
    >
      {children}
    </section>
  );
}
