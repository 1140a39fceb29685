import { RatingDialog } from '#app/ground/form/rating-dialog.tsx';
import { REVIEW_TEXT_MAX, REVIEW_TEXT_MIN } from '#core/market/hub/hub-constants.ts';
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
  return (
    <RatingDialog
      name={`feedback-${applicationId}`}
      texts={{
        title: texts('feedback.title', { class: className }),
        lead: texts('feedback.lead'),
        rating: texts('feedback.rating'),
        noRating: texts('feedback.noRating'),
        text: texts('feedback.text'),
        send: texts('feedback.send'),
        sending: texts('feedback.sending'),
      }}
      before={before}
      atLeast={{
        letters: REVIEW_TEXT_MIN,
        tooShort: texts('feedback.tooShort', { n: format.number(REVIEW_TEXT_MIN) }),
      }}
      textMax={REVIEW_TEXT_MAX}
      onSend={async (body) => {
        const params = { id: applicationId };
        const { message } = await api.call('giveTuitionFeedback', { params, body });
        showToast(message, 'success');
        await onGiven();
      }}
      onClose={onClose}
    />
  );
}
