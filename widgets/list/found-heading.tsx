import type { ReactNode, RefObject } from 'react';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { LiveRegion } from '#ui/live-region/live-region.tsx';
import type { ListArea } from './list-area.ts';

interface FoundHeadingProps {
  area: ListArea;
  id: string;
  headingRef: RefObject<HTMLHeadingElement | null>;
  pages: {
    items: readonly unknown[];
    pages: number;
    total: number | undefined;
    totalIsMinimum: boolean;
    isLoadingFirst: boolean;
    isStale: boolean;
  };
  /** The elements beside the heading. */
  children?: ReactNode;
}

/**
 * Shows how many were found, or what is going on instead; every change is announced to screen
 * readers.
 */
export function FoundHeading({ area, id, headingRef, pages, children }: FoundHeadingProps) {
  const texts = useTexts(area);
  const format = useFormat();
  const { total, totalIsMinimum, isLoadingFirst, isStale } = pages;
  const findText = () => {
    if (isLoadingFirst || isStale) return texts('finding');
    if (total === undefined) return texts('title');
    const n = format.number(total);
    return totalIsMinimum ? texts('foundAtLeast', { n }) : texts('found', { count: total, n });
  };
  const found = findText();
  return (
    <>
      <h2 ref={headingRef} id={id} tabIndex={-1} className="text-sm cq-sm:text-lg">
        {found}
      </h2>
      {children}
      <LiveRegion
        text={pages.pages > 1 ? texts('loaded', { n: format.number(pages.items.length) }) : found}
      />
    </>
  );
}
