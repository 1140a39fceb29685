import { useTranslation } from 'react-i18next';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { useRatingChoices } from '#app/ground/form/use-rating-choices.ts';
import { countLetters } from '#core/ground/text/count-letters.ts';
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from '#core/market/hub/hub-constants.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';

interface FeedbackDialogProps {
  applicationId: number;
  className: string;
  /** The rating and words given before, to be changed. */
  given: { rating: number; text: string } | null;
  onGiven(): Promise<unknown>;
  onClose(): void;
}

/** Asks how the tuition was, for our staff. */
export function FeedbackDialog({
  applicationId,
  className,
  given: before,
  onGiven,
  onClose,
}: FeedbackDialogProps) {
  const { t } = useTranslation('tutor');
  const format = useFormat();
  const { api } = useEnvironment();
  const showToast = useToast();
  const ratings = useRatingChoices();
  const draft = useDraft(`feedback-${applicationId}`);
  return (
    <ReasonDialog
      title={t('feedback.title', { class: className })}
      lead={<p className="text-muted text-sm">{t('feedback.lead')}</p>}
      choice={{
        name: 'rating',
        legend: t('feedback.rating'),
        choices: ratings,
        missing: t('feedback.noRating'),
      }}
      name="text"
      label={t('feedback.text')}
      maxLength={REVIEW_TEXT_MAX}
      problemOf={(text) =>
        countLetters(text) < REVIEW_TEXT_MIN
          ? t('feedback.tooShort', { n: format.number(REVIEW_TEXT_MIN) })
          : undefined
      }
      first={before ? { choice: before.rating, words: before.text } : undefined}
      draft={draft}
      sendText={t('feedback.send')}
      busyText={t('feedback.sending')}
      onSend={async (text, rating) => {
        const params = { id: applicationId };
        const { message } = await api.call('giveTuitionFeedback', {
          params,
          body: { rating, text },
        });
        showToast(message, 'success');
        await onGiven();
      }}
      onClose={onClose}
    />
  );
}
