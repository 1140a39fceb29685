import { useDraft } from '#app/ground/form/use-draft.ts';
import { useRatingChoices } from '#app/ground/form/use-rating-choices.ts';
import { countLetters } from '#core/ground/text/count-letters.ts';
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from '#core/market/hub/hub-constants.ts';
import { ReasonDialog } from '#ui/dialog/reason-dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('tutor');
  const format = useFormat();
  const { api } = useEnvironment();
  const showToast = useToast();
  const ratings = useRatingChoices();
  const draft = useDraft(`feedback-${applicationId}`);
  return (
    <ReasonDialog
      title={texts('feedback.title', { class: className })}
      lead={<p className="text-muted text-sm">{texts('feedback.lead')}</p>}
      choice={{
        name: 'rating',
        legend: texts('feedback.rating'),
        choices: ratings,
        missing: texts('feedback.noRating'),
      }}
      name="text"
      label={texts('feedback.text')}
      maxLength={REVIEW_TEXT_MAX}
      problemOf={(text) =>
        countLetters(text) < REVIEW_TEXT_MIN
          ? texts('feedback.tooShort', { n: format.number(REVIEW_TEXT_MIN) })
          : undefined
      }
      first={before ? { choice: before.rating, words: before.text } : undefined}
      draft={draft}
      sendText={texts('feedback.send')}
      busyText={texts('feedback.sending')}
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
