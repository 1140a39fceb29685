import { type FormEvent, useState } from 'react';
import type { OwnReviews } from '#core/api/schemas/reviews.ts';
import {
  RATING_MAX,
  RATING_MIN,
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
} from '#core/hub/hub-constants.ts';
import { useMutation } from '#ui/api/use-mutation.ts';
import { Button } from '#ui/button/button.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useReviewChanges } from './use-review-changes.ts';

type Tuition = OwnReviews['tuitions'][number];
const RATINGS = Array.from(
  { length: RATING_MAX - RATING_MIN + 1 },
  (_, index) => RATING_MAX - index,
);

interface ReviewFormProps {
  tutorId: string;
  /** One of these is reviewed. */
  tuitions: readonly Tuition[];
  /** A review that is changed; a new one without it. */
  existing?: { id: number; rating: number; text: string };
  onDone?(): void;
}

/** Rating and words about one tuition. What is typed stays until it has been taken. */
export function ReviewForm({ tutorId, tuitions, existing, onDone }: ReviewFormProps) {
  const texts = useTexts('hub');
  const common = useTexts('common');
  const format = useFormat();
  const changes = useReviewChanges(tutorId);
  const [applicationId, setApplicationId] = useState(tuitions[0]?.application_id);
  const [rating, setRating] = useState(existing?.rating ?? -1);
  const [text, setText] = useState(existing?.text ?? '');
  const [attempted, setAttempted] = useState(false);
  const { run, isBusy, problem } = useMutation();
  const isRated = rating >= RATING_MIN;
  const isLong = text.trim().length >= REVIEW_TEXT_MIN;
  const count = format.number(REVIEW_TEXT_MIN);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setAttempted(true);
    if (!isRated || !isLong || applicationId === undefined) return;
    void run(async () => {
      const body = { rating, text: text.trim() };
      if (existing) await changes.update(existing.id, body);
      else await changes.create({ ...body, application_id: applicationId });
      setText('');
      setRating(-1);
      setAttempted(false);
      onDone?.();
    });
  };

  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {tuitions.length > 1 && (
        <SelectField
          label={texts('reviews.forTuition')}
          options={tuitions.map((one) => ({
            id: one.application_id,
            text: texts('reviews.tuition', { class: one.class_name, no: one.request_no }),
          }))}
          value={applicationId}
          onChange={setApplicationId}
        />
      )}
      <div className="flex flex-col gap-1">
        <ChoiceGroup<number>
          legend={texts('reviews.rating')}
          choices={RATINGS.map((value) => ({ value, text: `${format.number(value)} ★` }))}
          value={rating}
          onChange={setRating}
        />
        {attempted && !isRated && (
          <p role="alert" className="text-danger text-xs">
            {texts('reviews.noRating', {
              min: format.number(RATING_MIN),
              max: format.number(RATING_MAX),
            })}
          </p>
        )}
      </div>
      <TextAreaField
        label={texts('reviews.text')}
        hint={texts('reviews.textHint', { n: count })}
        maxLength={REVIEW_TEXT_MAX}
        value={text}
        error={
          problem ?? (attempted && !isLong ? texts('reviews.tooShort', { n: count }) : undefined)
        }
        onChange={(event) => setText(event.currentTarget.value)}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {texts(isBusy ? 'reviews.sending' : existing ? 'reviews.save' : 'reviews.send')}
        </Button>
        {existing && (
          <Button look="secondary" onClick={onDone}>
            {common('cancel')}
          </Button>
        )}
      </div>
    </form>
  );
}
