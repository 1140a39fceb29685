import { checkIds } from '#server/ground/lookups/check-ids.ts';
import type { Lookups } from '#server/ground/services/load-lookups.ts';
import { fieldError } from '#server/people/profile/profile-errors.ts';

export interface CategoryChoice {
  categories: number[];
  i_classes: number[];
  subjects: number[];
}

/** Classes of the chosen categories, at least one of each; subjects of the chosen classes. */
export function checkCategories(
  lookups: Lookups,
  { categories, i_classes, subjects }: CategoryChoice,
) {
  checkIds([
    { field: 'categories', table: lookups.categories, ids: categories },
    { field: 'i_classes', table: lookups.classes, ids: i_classes },
    { field: 'subjects', table: lookups.subjects, ids: subjects },
  ]);
  const ofClasses = new Set(i_classes.map((id) => lookups.classes.get(id)?.categoryId));
  if ([...ofClasses].some((id) => id === undefined || !categories.includes(id)))
    throw fieldError('i_classes', 'class_of_category');
  if (categories.some((id) => !ofClasses.has(id))) throw fieldError('i_classes', 'class_missing');
  const taught = new Set(i_classes.flatMap((id) => lookups.subjectIdsOfClass.get(id) ?? []));
  if (subjects.some((id) => !taught.has(id))) throw fieldError('subjects', 'subject_of_class');
}
