import { type FormEvent, useId, useState } from 'react';
import { isApiError } from '#core/api/api-error.ts';
import { checkText } from '#core/hire/hire-draft.ts';
import { REASON_MAX } from '#core/hire/hire-limits.ts';
import { Button } from '../button/button.tsx';
import { TextAreaField } from '../field/text-area-field.tsx';
import { useTexts } from '../i18n/i18n-provider.tsx';
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
  const common = useTexts('common');
  const id = useId();
  const [reason, setReason] = useState('');
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (isBusy) return;
    if (reason.trim() === '' || checkText(reason, REASON_MAX))
      return setProblem(props.requiredText);
    setBusy(true);
    setProblem(undefined);
    try {
      await props.onSubmit(reason.trim());
      props.onClose();
    } catch (error) {
      if (!isApiError(error)) throw error;
      const [said] = error.fields['reason'] ?? [];
      setProblem(error.status ? (said ?? error.message) : common('noInternet'));
      setBusy(false);
    }
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
      <form id={id} noValidate onSubmit={(event) => void submit(event)}>
        <TextAreaField
          label={props.label}
          hint={props.hint}
          value={reason}
          error={problem}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
    </Dialog>
  );
}
