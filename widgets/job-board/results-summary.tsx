import type { RefObject } from 'react';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { LiveRegion } from '#ui/live-region/live-region.tsx';
import type { JobPages } from './use-job-pages.ts';

/** 'Found N Jobs', or what is going on instead. */
function useFoundText({ total, totalIsMinimum, isLoadingFirst, isStale }: JobPages): string {
  const texts = useTexts('board');
  const format = useFormat();
  if (isLoadingFirst || isStale) return texts('finding');
  if (total === undefined) return texts('title');
  const n = format.number(total);
  return totalIsMinimum ? texts('foundAtLeast', { n }) : texts('found', { count: total, n });
}

interface ResultsSummaryProps {
  id: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  pages: JobPages;
  isNearestFirst: boolean;
}

export function ResultsSummary({ id, headingRef, pages, isNearestFirst }: ResultsSummaryProps) {
  const texts = useTexts('board');
  const format = useFormat();
  const found = useFoundText(pages);
  const { items, pages: pageCount } = pages;
  return (
    <header className="flex flex-wrap items-baseline justify-between gap-x-4">
      <h2 ref={headingRef} id={id} tabIndex={-1} className="text-lg">
        {found}
      </h2>
      <p className="text-muted text-sm">{texts(isNearestFirst ? 'nearestFirst' : 'newestFirst')}</p>
      <LiveRegion
        text={pageCount > 1 ? texts('loaded', { n: format.number(items.length) }) : found}
      />
    </header>
  );
}
