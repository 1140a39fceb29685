import { useBrandName } from '#widgets/words/use-brand-name.ts';

/** An open book with a marigold spine, and the name in the reader's script. */
export function Logo() {
  const brandName = useBrandName();
  return (
    <span className="inline-flex items-center gap-2 text-lg font-semibold text-brand">
      <svg viewBox="0 0 32 32" width="30" height="30" aria-hidden="true">
        <rect width="32" height="32" rx="8" fill="var(--c-brand)" />
        <path
          d="M16 10.500c-2.2-1.7-5-2.5-8-2.500v13c3 0 5.8.8 8 2.5 2.2-1.7 5-2.5 8-2.500V8c-3 0-5.8.8-8 2.500Z"
          fill="none"
          stroke="var(--c-on-brand)"
          strokeWidth="2.2"
          strokeLinejoin="round"
        />
        <path d="M16 10.500v13" stroke="var(--c-accent)" strokeWidth="2.2" />
      </svg>
      {brandName}
    </span>
  );
}
