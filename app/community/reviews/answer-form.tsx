import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraftedFields } from '#app/ground/form/use-drafted-fields.ts';
import { REVIEW_TEXT_MAX } from '#core/market/hub/hub-constants.ts';
import { Button } from '#ui/button/button.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface AnswerFormProps {
  reviewId: number;
  /** An answer that is changed; a new one without it. */
  existing: string | undefined;
  onSaved(): Promise<unknown>;
  onCancel(): void;
}

/** Takes the tutor's answer. The typed text stays until it has been accepted. */
export function AnswerForm({ reviewId, existing, onSaved, onCancel }: AnswerFormProps) {
  const { t } = useTranslation('tutorReviews');
  const { t: common } = useTranslation('common');
  const { api } = useEnvironment();
  const showToast = useToast();
  const { values, errorOf, change, submit, forget, isBusy, problem } = useDraftedFields(
    `answer-review-${reviewId}`,
    { text: existing ?? '' },
    ({ text }) => (text.trim() === '' ? { text: t('missing') } : {}),
  );
  const send = (event: FormEvent) => {
    event.preventDefault();
    submit(async () => {
      const { message } = await api.call('answerReview', {
        params: { id: reviewId },
        body: { text: values.text.trim() },
      });
      showToast(message, 'success');
      await onSaved();
    });
  };
  const cancel = () => {
    forget();
    onCancel();
  };
  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      <TextAreaField
        label={t('answer')}
        hint={t('hint')}
        maxLength={REVIEW_TEXT_MAX}
        value={values.text}
        error={errorOf('text') ?? problem}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'sending' : existing === undefined ? 'send' : 'save')}
        </Button>
        <Button look="secondary" onClick={cancel}>
          {common('cancel')}
        </Button>
      </div>
    </form>
  );
}
