import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../button/button.tsx';

interface DialogActionsProps {
  cancelText?: string | undefined;
  onCancel(): void;
  /** The button that does it. */
  children: ReactNode;
}

/** The foot of a dialog: the way back, and what it is for. */
export function DialogActions({ cancelText, onCancel, children }: DialogActionsProps) {
  const { t } = useTranslation('common');
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="secondary" onClick={onCancel}>
        {cancelText ?? t('cancel')}
      </Button>
      {children}
    </div>
  );
}
