import { type ReactNode, useId } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { SentEarlier } from '#ui/alert/sent-earlier.tsx';
import type { SendOnce } from '#ui/api/use-send-once.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import type { StaffMutation } from './use-staff-mutation.ts';

interface FormDialogProps {
  title: string;
  doText: string;
  /** The state of sending it. */
  work: Pick<StaffMutation, 'isBusy' | 'error' | 'message'>;
  /** Given where the sending must happen once. */
  once?: SendOnce;
  onSend(): Promise<void>;
  onClose(): void;
  /** The action of the Cancel button, if it does more than closing. */
  onCancel?: () => void;
  children: ReactNode;
}

/** A few fields in a dialog; what is wrong with none of them is said below them. */
export function FormDialog({
  title,
  doText,
  work,
  once,
  onSend,
  onClose,
  onCancel = onClose,
  children,
}: FormDialogProps) {
  const form = useId();
  const hasFieldErrors = Object.keys(work.error?.fields ?? {}).length > 0;
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onCancel}>
          <Button type="submit" form={form} isBusy={work.isBusy}>
            {doText}
          </Button>
        </DialogActions>
      }
    >
      <form
        id={form}
        noValidate
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          void onSend();
        }}
      >
        {children}
        <Alert role="alert">{hasFieldErrors ? undefined : work.message}</Alert>
        {once && <SentEarlier once={once} isBusy={work.isBusy} onSend={() => void onSend()} />}
      </form>
    </Dialog>
  );
}
