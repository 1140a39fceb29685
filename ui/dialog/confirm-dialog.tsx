import type { ReactNode } from 'react';
import { Alert } from '../alert/alert.tsx';
import { useMutation } from '../api/use-mutation.ts';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

interface ConfirmDialogProps {
  title: string;
  /** The text that says what will happen. */
  children: ReactNode;
  confirmText: string;
  cancelText?: string | undefined;
  /** The act of the other button, if it does more than closing. */
  onCancel?: (() => void) | undefined;
  /** Said where the server has no words for its failure. */
  whenFailed?: string | undefined;
  onConfirm(): unknown;
  onClose(): void;
}

/** Asks before it is done: closes when it is, stays open and says why when it failed. */
export function ConfirmDialog({
  title,
  children,
  confirmText,
  cancelText,
  onCancel,
  whenFailed,
  onConfirm,
  onClose,
}: ConfirmDialogProps) {
  const { run, isBusy, problem } = useMutation();
  const confirm = () =>
    run(async () => {
      await onConfirm();
      onClose();
    }, whenFailed);
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <DialogActions cancelText={cancelText} onCancel={onCancel ?? onClose}>
          <Button isBusy={isBusy} onClick={() => void confirm()}>
            {confirmText}
          </Button>
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-4">
        <div>{children}</div>
        <Alert role="alert">{problem}</Alert>
      </div>
    </Dialog>
  );
}
