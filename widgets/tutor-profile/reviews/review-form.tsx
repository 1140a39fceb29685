import type { FormEvent } from 'react';
import { useTranslation } from 'react-i18next';
import type { OwnReviews } from '#core/community/api/reviews.ts';
import { countLetters } from '#core/ground/text/count-letters.ts';
import {
  RATING_MAX,
  RATING_MIN,
  REVIEW_TEXT_MAX,
  REVIEW_TEXT_MIN,
} from '#core/market/hub/hub-constants.ts';
import { useFields } from '#ui/api/use-fields.ts';
import { Button } from '#ui/button/button.tsx';
import { ChoiceGroup } from '#ui/field/choice-group.tsx';
import { SelectField } from '#ui/field/select-field.tsx';
import { TextAreaField } from '#ui/field/text-area-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
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
  const { t } = useTranslation('tutorProfile');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const changes = useReviewChanges(tutorId);
  const count = format.number(REVIEW_TEXT_MIN);
  const { values, problems, change, submit, startAnew, isBusy, problem } = useFields(
    {
      applicationId: tuitions[0]?.application_id,
      rating: existing?.rating ?? -1,
      text: existing?.text ?? '',
    },
    (given) => ({
      ...(given.rating < RATING_MIN && {
        rating: t('reviews.noRating', {
          min: format.number(RATING_MIN),
          max: format.number(RATING_MAX),
        }),
      }),
      ...(countLetters(given.text) < REVIEW_TEXT_MIN && {
        text: t('reviews.tooShort', { n: count }),
      }),
    }),
  );
  const { applicationId, rating, text } = values;

  const send = (event: FormEvent) => {
    event.preventDefault();
    if (applicationId === undefined) return;
    submit(async () => {
      const body = { rating, text: text.trim() };
      if (existing) await changes.update(existing.id, body);
      else await changes.create({ ...body, application_id: applicationId });
      startAnew();
      onDone?.();
    });
  };

  return (
    <form noValidate onSubmit={send} className="flex flex-col gap-3">
      {tuitions.length > 1 && (
        <SelectField
          label={t('reviews.forTuition')}
          options={tuitions.map((one) => ({
            id: one.application_id,
            text: t('reviews.tuition', { class: one.class_name, no: one.request_no }),
          }))}
          value={applicationId}
          onChange={(id) => change({ applicationId: id })}
        />
      )}
      <ChoiceGroup<number>
        legend={t('reviews.rating')}
        choices={RATINGS.map((value) => ({ value, text: `${format.number(value)} ★` }))}
        value={rating}
        error={problems.rating}
        onChange={(given) => change({ rating: given })}
      />
      <TextAreaField
        label={t('reviews.text')}
        hint={t('reviews.textHint', { n: count })}
        maxLength={REVIEW_TEXT_MAX}
        value={text}
        error={problem ?? problems.text}
        onChange={(event) => change({ text: event.currentTarget.value })}
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" isBusy={isBusy}>
          {t(isBusy ? 'reviews.sending' : existing ? 'reviews.save' : 'reviews.send')}
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
