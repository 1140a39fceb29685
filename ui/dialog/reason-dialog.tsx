import { type FormEvent, useId, useState } from 'react';
import { REASON_MAX } from '#core/hire/hire-limits.ts';
import { checkText } from '#core/text/check-text.ts';
import { useMutation } from '../api/use-mutation.ts';
import { Button } from '../button/button.tsx';
import { TextAreaField } from '../field/text-area-field.tsx';
import { Dialog } from './dialog.tsx';

interface ReasonDialogProps {
  title: string;
  hint: string;
  label: string;
  requiredText: string;
  submitText: string;
  busyText: string;
  onSubmit(reason: string): Promise<void>;
  onClose(): void;
}

/** An act that needs a reason: it is asked for, sent, and closed when it has been taken. */
export function ReasonDialog(props: ReasonDialogProps) {
  const id = useId();
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const { run, isBusy, problem } = useMutation();

  const submit = (event: FormEvent) => {
    event.preventDefault();
    const lacksReason = reason.trim() === '' || checkText(reason, REASON_MAX) !== null;
    setMissing(lacksReason);
    if (lacksReason) return;
    void run(async () => {
      await props.onSubmit(reason.trim());
      props.onClose();
    });
  };

  return (
    <Dialog
      title={props.title}
      onClose={props.onClose}
      footer={
        <Button type="submit" form={id} isBusy={isBusy} className="w-full">
          {isBusy ? props.busyText : props.submitText}
        </Button>
      }
    >
      <form id={id} noValidate onSubmit={submit}>
        <TextAreaField
          label={props.label}
          hint={props.hint}
          value={reason}
          error={isMissing ? props.requiredText : problem}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
