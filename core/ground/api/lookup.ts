import { z } from 'zod';
import { id, lang, langQuery, optionalId } from './fields/fields.ts';

/** Every select list: `text` is in the `lang` of the request. */
export const lookupItem = z.object({ id: z.int(), text: z.string() });
export const lookupAnswer = z.array(lookupItem);
/** Universities with their types, so that the type need not be asked for. */
export const universitiesAnswer = z.array(
  lookupItem.extend({ university_type_id: z.int().nullable() }),
);
export type LookupItem = z.infer<typeof lookupItem>;

const words = { q: z.string().trim().max(100).optional() };

/** A class with what it belongs to and what is taught in it. */
export const taughtClass = lookupItem.extend({
  category_id: z.int(),
  subject_ids: z.array(z.int()),
});
export const taughtClassesAnswer = z.array(taughtClass);
export type TaughtClass = z.infer<typeof taughtClass>;

export const classesQuery = langQuery.extend({ tutoring_category_id: optionalId });
export const subjectsQuery = langQuery.extend({ i_class_id: optionalId });
export const classSearchQuery = classesQuery.extend(words);
export const subjectSearchQuery = subjectsQuery.extend(words);
export const locationsQuery = langQuery.extend({ city_id: id });
export const examTitlesQuery = langQuery.extend({ education_level_id: optionalId });
export const searchTextQuery = langQuery.extend(words);
export const certificateTypesQuery = langQuery.extend({ type: z.enum(['tutor']).optional() });

/** Places come from our own gazetteer of cities and areas. */
export const place = z.object({
  id: z.string(),
  description: z.string(),
  city_id: z.int(),
  location_id: z.int().nullable(),
  latitude: z.number(),
  longitude: z.number(),
});
export type Place = z.infer<typeof place>;

export const placesQuery = z.object({
  q: z.string().trim().min(1).max(100),
  city_id: optionalId,
  lang: lang.optional(),
});
export const placesAnswer = z.array(place);

const coordinate = (limit: number) =>
  z.preprocess(
    (value) => (typeof value === 'string' && value.trim() !== '' ? Number(value) : value),
    z.number().min(-limit).max(limit),
  );
export const nearestPlaceQuery = z.object({
  latitude: coordinate(90),
  longitude: coordinate(180),
  lang: lang.optional(),
});
export const nearestPlaceAnswer = z.object({
  place: place.nullable(),
  distance_km: z.number().nullable(),
});
