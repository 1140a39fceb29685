import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { JobBoardAnswer } from '#core/market/api/job-board.ts';
import type { Pages } from '#ui/api/use-pages.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

interface FilterDialogProps {
  pages: Pages<JobBoardAnswer>;
  onClose(): void;
  children: ReactNode;
}

/** The filter panel where there is no room beside the list. Choices act at once; the button shows how many remain. */
export function FilterDialog({ pages, onClose, children }: FilterDialogProps) {
  const { t } = useTranslation('boardControls');
  const format = useFormat();
  const { total = 0, totalIsMinimum, isLoadingFirst, isStale } = pages;
  const isCounted = total > 0 && !isLoadingFirst && !isStale;
  const n = `${format.number(total)}${totalIsMinimum ? '+' : ''}`;
  const showText = t('filters.showCount', { count: total, n });
  return (
    <Dialog
      title={t('filters.title')}
      onClose={onClose}
      footer={
        <form method="dialog">
          <Button type="submit" className="w-full">
            {isCounted ? showText : t('filters.show')}
          </Button>
        </form>
      }
    >
      {children}
    </Dialog>
  );
}
