import type { z } from 'zod';
import type { publicReview, shownReview } from '#core/community/api/reviews.ts';
import type { Lang } from '#core/ground/i18n/lang.ts';
import { hideContact } from '#core/people/contact-data/hide-contact.ts';
import type { reviewAnswers } from '#server/ground/db/schema/review-answers.ts';
import type { reviews } from '#server/ground/db/schema/reviews.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { nameIn } from '#server/ground/services/lookup-row.ts';

interface ReviewRow {
  review: typeof reviews.$inferSelect;
  classId: number;
  categoryId: number;
  cityId: number;
}

/** A review as everybody reads it: nobody is named. */
export const presentReview = (
  { review, classId, categoryId, cityId }: ReviewRow,
  { classes, categories, cities }: Lookups,
  lang: Lang,
): z.output<typeof shownReview> => ({
  id: review.id,
  rating: review.rating,
  // Refused on the way in as well, but not in every spelling that has been found since.
  text: hideContact(review.text),
  class_name: nameIn(classes, classId, lang),
  category_name: nameIn(categories, categoryId, lang),
  city_name: nameIn(cities, cityId, lang),
  created_at: review.createdAt.toISOString(),
  is_edited: review.editedAt !== null,
});

/** Null also of one staff have hidden. */
export const presentAnswer = (
  answer: typeof reviewAnswers.$inferSelect | null,
): z.output<typeof publicReview>['answer'] =>
  answer === null || answer.hiddenAt !== null
    ? null
    : {
        text: hideContact(answer.text),
        created_at: answer.createdAt.toISOString(),
        is_edited: answer.editedAt !== null,
      };
