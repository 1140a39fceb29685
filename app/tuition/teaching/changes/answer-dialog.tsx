import { useDraftedFields } from '#app/ground/form/use-drafted-fields.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useChangeText } from './use-change-text.ts';

interface AnswerDialogProps {
  change: TuitionChange;
  answer: 'accept' | 'decline';
  onSend(words: string): Promise<void>;
  onClose(): void;
}

/** Yes or no to what the other side proposed, with words or without. */
export function AnswerDialog({ change: proposed, answer, onSend, onClose }: AnswerDialogProps) {
  const texts = useTexts('changes');
  const changeText = useChangeText();
  // The words are the same for either answer.
  const { values, change, submit, forget, errorOf, isBusy, message } = useDraftedFields(
    `answer-change-${proposed.id}`,
    { answer: '' },
    () => ({}),
  );
  const send = () =>
    submit(async () => {
      await onSend(values.answer.trim());
      onClose();
    });
  const cancel = () => {
    forget();
    onClose();
  };
  const wordsError = errorOf('answer');
  return (
    <FormDialog
      title={texts(`ask.${answer}.title`)}
      sendText={texts(`ask.${answer}.do`)}
      isBusy={isBusy}
      problem={wordsError ? undefined : message}
      onSend={send}
      onClose={onClose}
      onCancel={cancel}
    >
      <p>{changeText(proposed)}</p>
      {answer === 'accept' && proposed.kind === 'salary' && (
        <p className="text-sm">{texts('chargeStays')}</p>
      )}
      <TextAreaField
        label={texts('answerLabel')}
        hint={texts('answerHint')}
        maxLength={REASON_MAX}
        value={values.answer}
        error={wordsError}
        onChange={(event) => change({ answer: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
