import { useEffect, useState } from 'react';
import type { Pages } from '../api/use-pages.ts';
import { Button } from '../button/button.tsx';
import { type Environment, useEnvironment } from '../environment.tsx';
import { useHasScrolled } from '../hooks/use-has-scrolled.ts';
import { useNearViewport } from '../hooks/use-near-viewport.ts';
import { useTexts } from '../i18n/i18n-provider.tsx';

/**
 * Pages that load by scrolling alone before the button must be pressed, so that whatever stands
 * below the list (our footer, the partner's page) can be reached.
 */
const PAGES_BY_SCROLLING: Record<Environment['surface'], number> = { app: 5, embed: 2 };

export type PagesState = Omit<Pages<never>, 'items' | 'first'>;

export interface ListEndTexts {
  fetchError: string;
  loadMore: string;
  loadingMore: string;
  end: string;
}

interface ListEndProps {
  pages: PagesState;
  texts: ListEndTexts;
  /** Where others' content follows closely, nothing may push it away unasked. */
  byButtonOnly: boolean;
}

/** The foot of a list: loads on approach, by button, says when it failed and when all is shown. */
export function ListEnd({ pages, texts, byButtonOnly }: ListEndProps) {
  const common = useTexts('common');
  const { surface } = useEnvironment();
  const [byScrolling, setByScrolling] = useState(PAGES_BY_SCROLLING[surface]);
  const { hasMore, isLoadingMore, isStale, failure, loadMore, retry } = pages;
  const isFirstPage = pages.pages <= 1;

  useEffect(() => {
    if (isFirstPage) setByScrolling(PAGES_BY_SCROLLING[surface]);
  }, [isFirstPage, surface]);

  const hasScrolled = useHasScrolled();
  const isAutomatic =
    hasScrolled &&
    !byButtonOnly &&
    hasMore &&
    !isLoadingMore &&
    !failure &&
    !isStale &&
    byScrolling > 0;
  const foot = useNearViewport<HTMLDivElement>(isAutomatic, () => {
    setByScrolling((left) => left - 1);
    loadMore();
  });

  const press = () => {
    setByScrolling(PAGES_BY_SCROLLING[surface]);
    loadMore();
  };

  return (
    <div ref={foot} className="flex flex-col items-center gap-3 py-4 text-muted text-center">
      {failure && (
        <p role="alert" className="text-danger">
          {failure === 'offline' ? common('noInternet') : texts.fetchError}
        </p>
      )}
      {failure && <Button onClick={retry}>{common('retry')}</Button>}
      {!failure && hasMore && (
        <Button look="secondary" onClick={press} isBusy={isLoadingMore}>
          {isLoadingMore ? texts.loadingMore : texts.loadMore}
        </Button>
      )}
      {!failure && !hasMore && !isLoadingMore && <p>{texts.end}</p>}
    </div>
  );
}
