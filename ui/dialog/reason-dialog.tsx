import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { checkText } from '#core/ground/text/check-text.ts';
import { type FieldsDraft, useFields } from '../api/use-fields.ts';
import { TextAreaField } from '../field/text-area-field.tsx';
import { SendDialog } from './send-dialog.tsx';

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
  const { values, change, submit, errorOf, isBusy, problem } = useFields(
    { reason: '' },
    ({ reason }) =>
      reason.trim() === '' || checkText(reason, REASON_MAX) !== null
        ? { reason: props.requiredText }
        : {},
    props.draft,
  );
  const send = () =>
    submit(async () => {
      await props.onSubmit(values.reason.trim());
      props.onClose();
    });

  return (
    <SendDialog
      title={props.title}
      sendText={props.submitText}
      busyText={props.busyText}
      isBusy={isBusy}
      onSend={send}
      onClose={props.onClose}
    >
      <TextAreaField
        label={props.label}
        hint={props.hint}
        value={values.reason}
        error={errorOf('reason') ?? problem}
        onChange={(event) => change({ reason: event.currentTarget.value })}
      />
    </SendDialog>
  );
}
