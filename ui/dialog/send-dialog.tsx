import { type FormEvent, type ReactNode, useId } from 'react';
import { Alert } from '../alert/alert.tsx';
import { Button } from '../button/button.tsx';
import { Dialog } from './dialog.tsx';

interface SendDialogProps {
  title: string;
  sendText: string;
  busyText: string;
  isBusy: boolean;
  /** The error of the whole, if no field says it. */
  problem?: string | undefined;
  onSend(): void;
  onClose(): void;
  /** The fields. */
  children: ReactNode;
}

/** A form in a dialog, its button where the thumb is. */
export function SendDialog(props: SendDialogProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands the event on to the form the dialog was opened from.
    event.stopPropagation();
    props.onSend();
  };
  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      footer={
        <Button type="submit" form={id} isBusy={props.isBusy} className="w-full">
          {props.isBusy ? props.busyText : props.sendText}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4 text-base">
        {props.children}
        <Alert role="alert">{props.problem}</Alert>
      </form>
    </Dialog>
  );
}
