import { type FormEvent, useId } from 'react';
import { REASON_MAX } from '#core/hire/hire-limits.ts';
import { checkText } from '#core/text/check-text.ts';
import { type FieldsDraft, useFields } from '../api/use-fields.ts';
import { Button } from '../button/button.tsx';
import { TextAreaField } from '../field/text-area-field.tsx';
import { Dialog } from './dialog.tsx';

export interface ReasonDialogProps {
  title: string;
  hint: string;
  label: string;
  requiredText: string;
  submitText: string;
  busyText: string;
  /** Keeps what is typed when the dialog goes before it was sent. */
  draft?: FieldsDraft<{ reason: string }> | undefined;
  onSubmit(reason: string): Promise<void>;
  onClose(): void;
}

/** An act that needs a reason: it is asked for, sent, and closed when it has been taken. */
export function ReasonDialog(props: ReasonDialogProps) {
  const id = useId();
  const { values, change, submit, errorOf, isBusy, problem } = useFields(
    { reason: '' },
    ({ reason }) =>
      reason.trim() === '' || checkText(reason, REASON_MAX) !== null
        ? { reason: props.requiredText }
        : {},
    props.draft,
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit(async () => {
      await props.onSubmit(values.reason.trim());
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
      <form id={id} noValidate onSubmit={send}>
        <TextAreaField
          label={props.label}
          hint={props.hint}
          value={values.reason}
          error={errorOf('reason') ?? problem}
          onChange={(event) => change({ reason: event.currentTarget.value })}
        />
      </form>
    </Dialog>
  );
}
