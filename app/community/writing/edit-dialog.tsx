import { useId } from 'react';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('community');
  const formId = useId();
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
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <Button type="submit" form={formId} isBusy={form.isBusy} className="w-full">
          {texts(form.isBusy ? 'saving' : 'save')}
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
        <TextAreaField
          label={title}
          rows={5}
          value={form.values.text}
          error={form.errorOf('text')}
          onChange={(event) => form.change({ text: event.currentTarget.value })}
        />
        <LateHoldNotice text={form.values.text} childNames={childNames} />
        <Alert role="alert">{form.message}</Alert>
      </form>
    </Dialog>
  );
}
