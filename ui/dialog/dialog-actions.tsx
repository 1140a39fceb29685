import type { ReactNode } from 'react';
import { Button } from '../button/button.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';

interface DialogActionsProps {
  cancelText?: string | undefined;
  onCancel(): void;
  /** The button that does it. */
  children: ReactNode;
}

/** The foot of a dialog: the way back, and what it is for. */
export function DialogActions({ cancelText, onCancel, children }: DialogActionsProps) {
  const texts = useTexts('common');
  return (
    <div className="flex flex-wrap justify-end gap-3">
      <Button look="secondary" onClick={onCancel}>
        {cancelText ?? texts('cancel')}
      </Button>
      {children}
    </div>
  );
}
