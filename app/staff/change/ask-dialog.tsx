import { type ReactNode, useState } from 'react';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { Alert } from '#ui/alert/alert.tsx';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { DialogActions } from '#ui/dialog/dialog-actions.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { ReadyWords } from './ready-words.tsx';
import type { StaffMutation } from './use-staff-mutation.ts';

interface AskDialogProps {
  title: string;
  /** The text on what will happen. */
  effect: string;
  doText: string;
  /** Ready-made ones. */
  reasons?: readonly string[];
  reasonLabel: string;
  /** The state of sending it. */
  work: Pick<StaffMutation, 'isBusy' | 'message' | 'fieldError'>;
  onDo(reason: string): Promise<void>;
  onClose(): void;
  children?: ReactNode;
}

/** An act that needs a reason: says what it does, takes the reason, and stays open until it is done. */
export function AskDialog({
  title,
  effect,
  doText,
  reasons = [],
  reasonLabel,
  work,
  onDo,
  onClose,
  children,
}: AskDialogProps) {
  const texts = useTexts('staff');
  const [reason, setReason] = useState('');
  const [isMissing, setMissing] = useState(false);
  const send = () => {
    setMissing(reason.trim() === '');
    if (reason.trim() !== '') void onDo(reason.trim());
  };
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <DialogActions onCancel={onClose}>
          <Button isBusy={work.isBusy} onClick={send}>
            {doText}
          </Button>
        </DialogActions>
      }
    >
      <div className="flex flex-col gap-4">
        <p>{effect}</p>
        {children}
        {reasons.length > 0 && (
          <fieldset className="flex flex-col gap-1">
            <legend className="font-semibold text-sm mb-1">{texts('reason.ready')}</legend>
            <ReadyWords words={reasons} onPick={setReason} />
          </fieldset>
        )}
        <TextAreaField
          label={reasonLabel}
          maxLength={REASON_MAX}
          value={reason}
          error={work.fieldError('reason') ?? (isMissing ? texts('reason.missing') : undefined)}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
        <Alert role="alert">{work.message}</Alert>
      </div>
    </Dialog>
  );
}
