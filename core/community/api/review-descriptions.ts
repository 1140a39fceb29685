import type { Descriptions } from '#core/ground/api/reference-of.ts';

/** A review as everybody reads it: nobody is named. */
export const reviewDescriptions: Descriptions = {
  'shown.id': 'Id of the review.',
  'shown.rating': 'Stars, 0 to 5.',
  'shown.text': 'Words of the guardian, without ways to reach anybody.',
  'shown.class_name': 'Class that was taught.',
  'shown.category_name': 'Category (medium) that was taught.',
  'shown.city_name': 'City where it was taught.',
  'shown.created_at': 'Moment at which it was written, ISO 8601 in UTC.',
  is_edited: 'True where it was changed afterwards.',
};
