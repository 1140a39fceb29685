import { type FormEvent, type ReactNode, useId } from 'react';
import { createPortal } from 'react-dom';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface DialogFormProps {
  title: string;
  problem: string | undefined;
  saveText: string;
  isBusy: boolean;
  onSave(): void;
  onClose(): void;
  children: ReactNode;
}

/** A form in a dialog, its button where the thumb is. */
export function DialogForm({
  title,
  problem,
  saveText,
  isBusy,
  onSave,
  onClose,
  children,
}: DialogFormProps) {
  const id = useId();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // React hands the event on to the form the dialog was opened from.
    event.stopPropagation();
    onSave();
  };
  // A form inside a form is none, so it stands outside the one it was opened from.
  return createPortal(
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button type="submit" form={id} isBusy={isBusy} className="w-full">
          {saveText}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit} className="flex flex-col gap-4">
        <Alert role="alert">{problem}</Alert>
        {children}
      </form>
    </Dialog>,
    document.body,
  );
}
