import { type ReactNode, useId } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';

interface WritingDialogProps {
  title: string;
  sendText: string;
  busyText: string;
  /** What became of sending it. */
  form: { isBusy: boolean; message: string | undefined; submit(): void };
  onClose(): void;
  children: ReactNode;
}

/** What somebody writes, in a dialog. */
export function WritingDialog({
  title,
  sendText,
  busyText,
  form,
  onClose,
  children,
}: WritingDialogProps) {
  const formId = useId();
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} isBusy={form.isBusy} className="w-full">
          {form.isBusy ? busyText : sendText}
        </Button>
      }
    >
      <form
        id={formId}
        noValidate
        className="flex flex-col gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          form.submit();
        }}
      >
        {children}
        <Alert role="alert">{form.message}</Alert>
      </form>
    </Dialog>
  );
}
