import { useTranslation } from 'react-i18next';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { useFormat } from '../i18n/use-format.ts';

interface PagerProps {
  /** The one asked for; until it is there, the list shows the one before. */
  page: number;
  lastPage: number;
  /** The total of all pages; shown if it is given. */
  total?: number | undefined;
  isLoading: boolean;
  /** The reason why the requested page did not come. */
  problem: string | undefined;
  onPage(page: number): void;
  onRetry(): void;
}

/** The foot of a list that is read a page at a time. */
export function Pager({ page, lastPage, total, isLoading, problem, onPage, onRetry }: PagerProps) {
  const { t } = useTranslation('list');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  if (lastPage <= 1 && total === undefined && !problem) return null;
  const at = { page: format.number(page), last: format.number(Math.max(1, lastPage)) };
  return (
    <nav aria-label={t('pages')} className="no-print flex flex-col items-center gap-3 py-4">
      {problem !== undefined && (
        <Alert role="alert">
          <p>{problem}</p>
          <Button look="secondary" className="mt-2" onClick={onRetry}>
            {common('retry')}
          </Button>
        </Alert>
      )}
      <div className="flex flex-wrap items-center justify-center gap-3">
        {lastPage > 1 && (
          <Button
            look="secondary"
            disabled={page <= 1}
            isBusy={isLoading}
            onClick={() => onPage(page - 1)}
          >
            {t('before')}
          </Button>
        )}
        <p role="status" className="tabular text-center text-muted">
          {total === undefined ? t('at', at) : t('atOf', { ...at, total: format.number(total) })}
        </p>
        {lastPage > 1 && (
          <Button
            look="secondary"
            disabled={page >= lastPage}
            isBusy={isLoading}
            onClick={() => onPage(page + 1)}
          >
            {t('next')}
          </Button>
        )}
      </div>
    </nav>
  );
}
