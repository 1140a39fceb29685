import type { ReactNode, RefObject } from 'react';
import { useTranslation } from 'react-i18next';
import { useFormat } from '#ui/i18n/use-format.ts';
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
  const { t } = useTranslation(area);
  const format = useFormat();
  const { total, totalIsMinimum, isLoadingFirst, isStale } = pages;
  const findText = () => {
    if (isLoadingFirst || isStale) return t('finding');
    if (total === undefined) return t('title');
    const n = format.number(total);
    return totalIsMinimum ? t('foundAtLeast', { n }) : t('found', { count: total, n });
  };
  const found = findText();
  return (
    <>
      <h2 ref={headingRef} id={id} tabIndex={-1} className="text-sm cq-sm:text-lg">
        {found}
      </h2>
      {children}
      <LiveRegion
        text={pages.pages > 1 ? t('loaded', { n: format.number(pages.items.length) }) : found}
      />
    </>
  );
}
