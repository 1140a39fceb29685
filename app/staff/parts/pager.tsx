import { Button } from '#ui/button/button.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

interface PagerProps {
  page: number;
  lastPage: number;
  total: number;
  onPage(page: number): void;
}

export function Pager({ page, lastPage, total, onPage }: PagerProps) {
  const texts = useTexts('staff');
  const format = useFormat();
  return (
    <div className="flex flex-wrap items-center gap-3 py-2">
      <p role="status" className="text-sm text-muted">
        {texts('pager.at', {
          page: format.number(page),
          last: format.number(Math.max(1, lastPage)),
          total: format.number(total),
        })}
      </p>
      {lastPage > 1 && (
        <>
          <Button look="secondary" disabled={page <= 1} onClick={() => onPage(page - 1)}>
            {texts('pager.before')}
          </Button>
          <Button look="secondary" disabled={page >= lastPage} onClick={() => onPage(page + 1)}>
            {texts('pager.next')}
          </Button>
        </>
      )}
    </div>
  );
}
