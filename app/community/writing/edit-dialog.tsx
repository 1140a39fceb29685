import { useTranslation } from 'react-i18next';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { LateHoldNotice } from './late-hold-notice.tsx';
import { useWriting } from './use-writing.ts';

interface EditDialogProps {
  /** Names the draft. */
  name: string;
  title: string;
  text: string;
  maximum: number;
  childNames: readonly string[];
  onSave(text: string): Promise<void>;
  onClose(): void;
}

/** Changes the text of an own post or comment. */
export function EditDialog({
  name,
  title,
  text,
  maximum,
  childNames,
  onSave,
  onClose,
}: EditDialogProps) {
  const { t } = useTranslation('community');
  const form = useWriting({
    name,
    first: { text },
    maximum,
    send: async (values) => {
      await onSave(values.text);
      onClose();
    },
  });
  return (
    <FormDialog
      title={title}
      sendText={t('save')}
      busyText={t('saving')}
      isBusy={form.isBusy}
      problem={form.message}
      onSend={form.submit}
      onClose={onClose}
    >
      <TextAreaField
        label={title}
        rows={5}
        value={form.values.text}
        error={form.errorOf('text')}
        onChange={(event) => form.change({ text: event.currentTarget.value })}
      />
      <LateHoldNotice text={form.values.text} childNames={childNames} />
    </FormDialog>
  );
}
