import type { RefObject } from 'react';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { LiveRegion } from '#ui/live-region/live-region.tsx';
import type { TutorPages } from './use-tutor-pages.ts';

/** 'Found N tutors', or what is going on instead. */
function useFoundText({ total, totalIsMinimum, isLoadingFirst, isStale }: TutorPages): string {
  const texts = useTexts('hub');
  const format = useFormat();
  if (isLoadingFirst || isStale) return texts('finding');
  if (total === undefined) return texts('title');
  const n = format.number(total);
  return totalIsMinimum ? texts('foundAtLeast', { n }) : texts('found', { count: total, n });
}

interface ResultsSummaryProps {
  id: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  pages: TutorPages;
}

export function ResultsSummary({ id, headingRef, pages }: ResultsSummaryProps) {
  const texts = useTexts('hub');
  const format = useFormat();
  const found = useFoundText(pages);
  return (
    <>
      <h2 ref={headingRef} id={id} tabIndex={-1} className="text-lg">
        {found}
      </h2>
      <LiveRegion
        text={pages.pages > 1 ? texts('loaded', { n: format.number(pages.items.length) }) : found}
      />
    </>
  );
}
