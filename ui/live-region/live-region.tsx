/** Tells those who cannot see it what changed. Must be in the page before its text changes. */
export const LiveRegion = ({ text }: { text: string }) => (
  <p role="status" aria-live="polite" className="sr-only">
    {text}
  </p>
);
