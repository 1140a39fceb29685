/**
 * Checks whether the choices of a request fit each other: area of the city, class of the category …
 */
import type { FieldProblem } from '#core/ground/text/check-text.ts';
import type { DraftProblems, HireDraft } from './hire-draft.ts';

export interface KnownChoices {
  categories: ReadonlyMap<number, unknown>;
  classes: ReadonlyMap<number, { categoryId: number }>;
  cities: ReadonlyMap<number, unknown>;
  locations: ReadonlyMap<number, { cityId: number }>;
  subjectIdsOfClass: ReadonlyMap<number, readonly number[]>;
}

type Place = Pick<HireDraft, 'city_id' | 'location_id'>;
type Class = Pick<HireDraft, 'category_id' | 'class_id'>;

const unknown = (...ids: number[]) => ({ key: 'unknown_id', values: { id: ids.join(', ') } });

export function checkPlace({ city_id, location_id }: Place, known: KnownChoices): DraftProblems {
  if (!known.cities.has(city_id)) return { city_id: unknown(city_id) };
  const area = known.locations.get(location_id);
  if (area === undefined) return { location_id: unknown(location_id) };
  return area.cityId === city_id ? {} : { location_id: { key: 'area_of_other_city' } };
}

/** The problems of a coach request's fields; its form is not that of a request for a tutor. */
export type FieldProblems = Record<string, FieldProblem>;

export const checkReligion = (
  id: number,
  { religions }: { religions: ReadonlyMap<number, unknown> },
): FieldProblems => (religions.has(id) ? {} : { coach_religion_id: unknown(id) });

export function checkClass({ category_id, class_id }: Class, known: KnownChoices): DraftProblems {
  if (!known.categories.has(category_id)) return { category_id: unknown(category_id) };
  const found = known.classes.get(class_id);
  if (found === undefined) return { class_id: unknown(class_id) };
  return found.categoryId === category_id ? {} : { class_id: { key: 'class_of_other_category' } };
}

function checkSubjects(
  { class_id, subject_ids }: Pick<HireDraft, 'class_id' | 'subject_ids'>,
  known: KnownChoices,
): DraftProblems {
  const taught = known.subjectIdsOfClass.get(class_id) ?? [];
  const isRight = subject_ids.every((id) => taught.includes(id));
  return isRight ? {} : { subject_ids: { key: 'subject_of_other_class' } };
}

export const checkChoices = (
  draft: Omit<HireDraft, 'salary'>,
  known: KnownChoices,
): DraftProblems => ({
  ...checkSubjects(draft, known),
  ...checkClass(draft, known),
  ...checkPlace(draft, known),
});
