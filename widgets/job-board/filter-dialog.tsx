import type { ReactNode } from 'react';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useFoundText } from './results-summary.tsx';
import type { JobPages } from './use-job-pages.ts';

interface FilterDialogProps {
  pages: JobPages;
  onClose(): void;
  children: ReactNode;
}

/** The filter panel where there is no room beside the list. Choices act at once; the button shows how many remain. */
export function FilterDialog({ pages, onClose, children }: FilterDialogProps) {
  const texts = useTexts('board');
  const found = useFoundText(pages);
  return (
    <Dialog
      title={texts('filters.title')}
      onClose={onClose}
      footer={
        <form method="dialog">
          <Button type="submit" className="w-full">
            {pages.total === undefined ? texts('filters.show') : found}
          </Button>
        </form>
      }
    >
      {children}
    </Dialog>
  );
}
