import {
  RATING_MAX,
  RATING_MIN,
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
} from '#core/hub/hub-constants.ts';
import { useFields } from '#ui/api/use-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { Dialog } from '#ui/dialog/dialog.tsx';
import { useEnvironment } from '#ui/environment.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useToast } from '#ui/toast/toast-provider.tsx';
import { GroupError } from '../../form/group-error.tsx';

interface FeedbackDialogProps {
  applicationId: number;
  className: string;
  /** What was said before, to be changed. */
  given: { rating: number; text: string } | null;
  onGiven(): Promise<unknown>;
  onClose(): void;
}

const RATINGS = Array.from({ length: RATING_MAX }, (_, index) => RATING_MAX - index);
const NONE = -1;

/** How the tuition was, for our staff. What is typed stays until it has been taken. */
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
  const { values, problems, change, submit, isBusy, problem } = useFields(
    before ?? { rating: NONE, text: '' },
    (given) => ({
      ...(given.rating < RATING_MIN && { rating: texts('feedback.noRating') }),
      ...(given.text.trim().length < REVIEW_TEXT_MIN && {
        text: texts('feedback.tooShort', { n: format.number(REVIEW_TEXT_MIN) }),
      }),
    }),
  );

  const send = () =>
    submit(async () => {
      const body = { rating: values.rating, text: values.text.trim() };
      const { message } = await api.call('giveTuitionFeedback', {
        params: { id: applicationId },
        body,
      });
      showToast(message, 'success');
      await onGiven();
      onClose();
    });

  return (
    <Dialog
      title={texts('feedback.title', { class: className })}
      onClose={onClose}
      footer={
        <Button className="w-full" isBusy={isBusy} onClick={send}>
          {texts(isBusy ? 'feedback.sending' : 'feedback.send')}
        </Button>
      }
    >
      <div className="flex flex-col gap-4">
        <p className="text-muted text-sm">{texts('feedback.lead')}</p>
        <div className="flex flex-col gap-1">
          <ChoiceGroup<number>
            legend={texts('feedback.rating')}
            choices={RATINGS.map((value) => ({ value, text: `${format.number(value)} ★` }))}
            value={values.rating}
            onChange={(rating) => change({ rating })}
          />
          <GroupError message={problems.rating} />
        </div>
        <TextAreaField
          label={texts('feedback.text')}
          maxLength={REVIEW_TEXT_MAX}
          value={values.text}
          error={problem ?? problems.text}
          onChange={(event) => change({ text: event.currentTarget.value })}
        />
      </div>
    </Dialog>
  );
}
