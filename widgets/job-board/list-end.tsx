import { useEffect, useState } from 'react';
import { Button } from '#ui/button/button.tsx';
import { type Environment, useEnvironment } from '#ui/environment.tsx';
import { useHasScrolled } from '#ui/hooks/use-has-scrolled.ts';
import { useNearViewport } from '#ui/hooks/use-near-viewport.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import type { JobPages } from './use-job-pages.ts';

/**
 * Pages that load by scrolling alone before the button must be pressed, so that whatever stands
 * below the list (our footer, the partner's page) can be reached.
 */
const PAGES_BY_SCROLLING: Record<Environment['surface'], number> = { app: 5, embed: 2 };

/** The foot of the list: loads on approach, by button, says when it failed and when all is shown. */
interface ListEndProps {
  pages: JobPages;
  isCutOff: boolean;
  /** Where others' content follows closely, nothing may push it away unasked. */
  byButtonOnly: boolean;
}

export function ListEnd({ pages, isCutOff, byButtonOnly }: ListEndProps) {
  const texts = useTexts('board');
  const common = useTexts('common');
  const format = useFormat();
  const { surface } = useEnvironment();
  const [byScrolling, setByScrolling] = useState(PAGES_BY_SCROLLING[surface]);
  const { hasMore, isLoadingMore, isStale, failure, loadMore, retry, jobs } = pages;
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
          {failure === 'offline' ? common('noInternet') : texts('fetchError')}
        </p>
      )}
      {failure && <Button onClick={retry}>{common('retry')}</Button>}
      {!failure && hasMore && (
        <Button look="secondary" onClick={press} isBusy={isLoadingMore}>
          {texts(isLoadingMore ? 'loadingMore' : 'loadMore')}
        </Button>
      )}
      {!failure && !hasMore && !isLoadingMore && (
        <p>{isCutOff ? texts('tooMany', { n: format.number(jobs.length) }) : texts('end')}</p>
      )}
    </div>
  );
}
