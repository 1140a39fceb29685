import { type FieldsDraft, useFields } from '../api/use-fields.ts';
import { ChoiceGroup } from '../field/choice-group.tsx';
import { TextAreaField } from '../field/text-area-field.tsx';
import { SendDialog } from './send-dialog.tsx';

interface ReportValues<Reason extends string> {
  reason: Reason | '';
  text: string;
}

export interface ReportTexts {
  title: string;
  /** The text that says who reads the report, if that has to be said. */
  lead?: string;
  reason: string;
  noReason: string;
  text: string;
  send: string;
  sending: string;
}

interface ReportDialogProps<Reason extends string> {
  texts: ReportTexts;
  reasons: { value: Reason; text: string }[];
  textMax: number;
  /** Keeps what is filled in when the dialog goes before it was sent. */
  draft?: FieldsDraft<ReportValues<Reason>> | undefined;
  onSend(report: { reason: Reason; text: string | undefined }): Promise<void>;
  onClose(): void;
}

/** Tells staff what is wrong with what somebody wrote. No reason is chosen before the person does. */
export function ReportDialog<Reason extends string>({
  texts,
  reasons,
  textMax,
  draft,
  onSend,
  onClose,
}: ReportDialogProps<Reason>) {
  const { values, change, submit, errorOf, isBusy, message } = useFields<ReportValues<Reason>>(
    { reason: '', text: '' },
    ({ reason }) => (reason === '' ? { reason: texts.noReason } : {}),
    draft,
  );
  const { reason, text } = values;
  const send = () =>
    submit(async () => {
      if (reason === '') return;
      await onSend({ reason, text: text.trim() || undefined });
      onClose();
    });
  return (
    <SendDialog
      title={texts.title}
      sendText={texts.send}
      busyText={texts.sending}
      isBusy={isBusy}
      problem={message}
      onSend={send}
      onClose={onClose}
    >
      {texts.lead && <p>{texts.lead}</p>}
      <ChoiceGroup<Reason | ''>
        legend={texts.reason}
        choices={reasons}
        value={reason}
        error={errorOf('reason')}
        onChange={(chosen) => change({ reason: chosen })}
      />
      <TextAreaField
        label={texts.text}
        maxLength={textMax}
        value={text}
        error={errorOf('text')}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
    </SendDialog>
  );
}
