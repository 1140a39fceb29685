import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { isApiError } from '#core/ground/api/api-error.ts';
import { useErrorText } from '../api/use-error-text.ts';
import { AsyncView, type Response } from '../async/async-view.tsx';
import { Pager } from './pager.tsx';

interface Page<Row> {
  data: Row[];
  last_page: number;
  total: number;
}

interface PagedViewProps<Row> {
  /** The response of useApi or useLiveApi, keeping the answer before. */
  response: Response<Page<Row>> & { isLoading: boolean };
  page: number;
  onPage(page: number): void;
  /** True if the number of rows of all pages is worth knowing. */
  hasTotal?: boolean;
  empty: ReactNode;
  skeleton?: ReactNode;
  errorTitle?: string;
  children(rows: Row[]): ReactNode;
}

/** A list a page at a time; a page that did not come leaves the one before, and says so. */
export function PagedView<Row>({
  response,
  page,
  onPage,
  hasTotal = false,
  children,
  ...view
}: PagedViewProps<Row>) {
  const { t } = useTranslation('common');
  const errorText = useErrorText();
  const { error, isLoading, refresh } = response;
  const reason = isApiError(error) ? errorText(error, t('loadError')) : t('loadError');
  return (
    <AsyncView response={response} isEmpty={({ total }) => total === 0} {...view}>
      {(shown) => (
        <>
          {children(shown.data)}
          <Pager
            page={page}
            lastPage={shown.last_page}
            total={hasTotal ? shown.total : undefined}
            isLoading={isLoading}
            problem={error && !isLoading ? reason : undefined}
            onPage={onPage}
            onRetry={() => void refresh()}
          />
        </>
      )}
    </AsyncView>
  );
}
