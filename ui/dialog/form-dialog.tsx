import { type FormEvent, type ReactNode, useId } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';
import { DialogActions } from './dialog-actions.tsx';

export interface FormDialogProps {
  title: string;
  sendText: string;
  /** The text of the button while it is being sent. Left out: `sendText` stays. */
  busyText?: string | undefined;
  isBusy: boolean;
  /** The error of the whole, if no field says it. */
  problem?: string | undefined;
  /** The notice below the error, of a form that is sent once: ui/alert/sent-earlier.tsx. */
  sentEarlier?: ReactNode;
  onSend(): unknown;
  onClose(): void;
  /** Makes a Cancel button. Left out: one button, where the thumb is. */
  onCancel?: (() => void) | undefined;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog. It stays, with what was typed, until its opener takes it away. */
export function FormDialog({ onCancel, ...props }: FormDialogProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands the event on to the form the dialog was opened from.
    event.stopPropagation();
    props.onSend();
  };
  const send = (
    <Button
      type="submit"
      form={id}
      isBusy={props.isBusy}
      className={onCancel ? undefined : 'w-full'}
    >
      {(props.isBusy && props.busyText) || props.sendText}
    </Button>
  );
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      footer={onCancel ? <DialogActions onCancel={onCancel}>{send}</DialogActions> : send}
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 text-base">
        {props.children}
        <Alert role="alert">{props.problem}</Alert>
        {props.sentEarlier}
      </form>
    </Dialog>
  );
}
