import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import type { Pages } from '../api/use-pages.ts';
import { Button } from '../button/button.tsx';
import { useEnvironment } from '../environment.tsx';
import { useHasScrolled } from '../hooks/use-has-scrolled.ts';
import { useNearViewport } from '../hooks/use-near-viewport.ts';

export type PagesState = Pick<
  Pages<never>,
  | 'pages'
  | 'hasMore'
  | 'isLoadingFirst'
  | 'isLoadingMore'
  | 'isStale'
  | 'error'
  | 'loadMore'
  | 'retry'
>;

export interface ListEndTexts {
  fetchError: string;
  loadMore: string;
  loadingMore: string;
  end?: string;
}

interface ListEndProps {
  pages: PagesState;
  texts: ListEndTexts;
}

/** The foot of a list: loads on approach, by button, says when it failed and when all is shown. */
export function ListEnd({ pages, texts }: ListEndProps) {
  const { t } = useTranslation('common');
  const { pagesByScrolling = 0 } = useEnvironment();
  const [byScrolling, setByScrolling] = useState(pagesByScrolling);
  const { hasMore, isLoadingMore, isStale, error, loadMore, retry } = pages;
  const isFirstPage = pages.pages <= 1;

  useEffect(() => {
    if (isFirstPage) setByScrolling(pagesByScrolling);
  }, [isFirstPage, pagesByScrolling]);

  const hasScrolled = useHasScrolled();
  const isAutomatic =
    hasScrolled && hasMore && !isLoadingMore && !error && !isStale && byScrolling > 0;
  const foot = useNearViewport<HTMLDivElement>(isAutomatic, () => {
    setByScrolling((left) => left - 1);
    loadMore();
  });

  const press = () => {
    setByScrolling(pagesByScrolling);
    loadMore();
  };

  return (
    <div
      ref={foot}
      className="list-end no-print flex flex-col items-center gap-3 py-4 text-muted text-center"
    >
      {Boolean(error) && (
        <>
          <p role="alert" className="text-danger">
            {isApiError(error) && error.code === 'offline' ? t('noInternet') : texts.fetchError}
          </p>
          <Button onClick={retry}>{t('retry')}</Button>
        </>
      )}
      {!error && hasMore && (
        <Button look="secondary" onClick={press} isBusy={isLoadingMore}>
          {isLoadingMore ? texts.loadingMore : texts.loadMore}
        </Button>
      )}
      {!error && !hasMore && !isLoadingMore && texts.end && <p>{texts.end}</p>}
    </div>
  );
}
