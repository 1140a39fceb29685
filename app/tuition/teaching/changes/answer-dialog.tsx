import { useTranslation } from 'react-i18next';
import { useDraftedFields } from '#app/ground/form/use-drafted-fields.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import type { TuitionChange } from '#core/tuition/api/tuition-changes.ts';
import { FormDialog } from '#ui/dialog/form-dialog.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useChangeText } from './use-change-text.ts';

interface AnswerDialogProps {
  change: TuitionChange;
  answer: 'accept' | 'decline';
  onSend(words: string): Promise<void>;
  onClose(): void;
}

/** Yes or no to what the other side proposed, with words or without. */
export function AnswerDialog({ change: proposed, answer, onSend, onClose }: AnswerDialogProps) {
  const { t } = useTranslation('changes');
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
      title={t(`ask.${answer}.title`)}
      sendText={t(`ask.${answer}.do`)}
      isBusy={isBusy}
      problem={wordsError ? undefined : message}
      onSend={send}
      onClose={onClose}
      onCancel={cancel}
    >
      <p>{changeText(proposed)}</p>
      {answer === 'accept' && proposed.kind === 'salary' && (
        <p className="text-sm">{t('chargeStays')}</p>
      )}
      <TextAreaField
        label={t('answerLabel')}
        hint={t('answerHint')}
        maxLength={REASON_MAX}
        value={values.answer}
        error={wordsError}
        onChange={(event) => change({ answer: event.currentTarget.value })}
      />
    </FormDialog>
  );
}
