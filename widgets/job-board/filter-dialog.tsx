import type { ReactNode } from 'react';
import type { JobBoardAnswer } from '#core/market/api/job-board.ts';
import type { Pages } from '#ui/api/use-pages.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

interface FilterDialogProps {
  pages: Pages<JobBoardAnswer>;
  onClose(): void;
  children: ReactNode;
}

/** The filter panel where there is no room beside the list. Choices act at once; the button shows how many remain. */
export function FilterDialog({ pages, onClose, children }: FilterDialogProps) {
  const texts = useTexts('boardControls');
  const format = useFormat();
  const { total = 0, totalIsMinimum, isLoadingFirst, isStale } = pages;
  const isCounted = total > 0 && !isLoadingFirst && !isStale;
  const n = `${format.number(total)}${totalIsMinimum ? '+' : ''}`;
  const showText = texts('filters.showCount', { count: total, n });
  return (
    <Dialog
      title={texts('filters.title')}
      onClose={onClose}
      footer={
        <form method="dialog">
          <Button type="submit" className="w-full">
            {isCounted ? showText : texts('filters.show')}
          </Button>
        </form>
      }
    >
      {children}
    </Dialog>
  );
}
