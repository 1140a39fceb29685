/**
 * Classes, subjects and categories that go together. Any of them may be chosen first and narrows the
 * others; what does not go with a new choice falls, and what fell can be named.
 * Source: docs/requirements/market/job-board.md, "Filters".
 */
import type { TaughtClass } from '#core/ground/api/lookup.ts';

export interface TeachingFilter {
  category_id?: number[] | undefined;
  i_class?: number[] | undefined;
  subjects?: number[] | undefined;
}

type Field = keyof TeachingFilter;
type Classes = readonly Omit<TaughtClass, 'text'>[];
type Ids = readonly number[];

const orNone = (ids: number[]) => (ids.length > 0 ? ids : undefined);
const isOneOf = (ids: Ids | undefined, id: number) => !ids?.length || ids.includes(id);
const hasSome = (own: Ids, ids: Ids | undefined) =>
  !ids?.length || ids.some((id) => own.includes(id));

const subjectsOf = (classes: Classes) => new Set(classes.flatMap(({ subject_ids }) => subject_ids));

/** The classes that are chosen, else those of the categories, else all. */
function meantClasses(classes: Classes, { category_id, i_class }: TeachingFilter): Classes {
  if (i_class?.length) return classes.filter(({ id }) => i_class.includes(id));
  return classes.filter((one) => isOneOf(category_id, one.category_id));
}

/** Returns what goes with all that is chosen, and what is chosen itself. */
export function possibleChoices(classes: Classes, filter: TeachingFilter) {
  const { category_id, i_class, subjects } = filter;
  const withSubjects = classes.filter(({ subject_ids }) => hasSome(subject_ids, subjects));
  const ofCategories = withSubjects.filter((one) => isOneOf(category_id, one.category_id));
  return {
    category_id: new Set([...withSubjects.map((one) => one.category_id), ...(category_id ?? [])]),
    i_class: new Set([...ofCategories.map(({ id }) => id), ...(i_class ?? [])]),
    subjects: new Set([...subjectsOf(meantClasses(classes, filter)), ...(subjects ?? [])]),
  };
}

/**
 * Chooses these and no others of one field: a class brings its category, another category takes
 * the classes that are not of it, and with both go the subjects that none of them has.
 */
export function chooseTeaching(
  classes: Classes,
  filter: TeachingFilter,
  field: Field,
  chosen: number[] | undefined,
): Required<TeachingFilter> {
  const wanted: TeachingFilter = { ...filter };
  wanted[field] = chosen;
  const { category_id, i_class, subjects } = wanted;
  if (field === 'subjects') return { category_id, i_class, subjects };
  const next = field === 'i_class' ? withCategories(classes, { category_id, i_class }) : undefined;
  const left = next ?? {
    category_id,
    // Without its category a class would bring it back.
    i_class: orNone(
      classes
        .filter(({ id, ...one }) => i_class?.includes(id) && category_id?.includes(one.category_id))
        .map(({ id }) => id),
    ),
  };
  const possible = subjectsOf(meantClasses(classes, left));
  return { ...left, subjects: subjects && orNone(subjects.filter((id) => possible.has(id))) };
}

function withCategories(classes: Classes, { category_id, i_class }: TeachingFilter) {
  const own = classes.filter(({ id }) => i_class?.includes(id)).map((one) => one.category_id);
  const isSaid = own.every((id) => category_id?.includes(id));
  return { category_id: isSaid ? category_id : [...new Set(own)], i_class };
}

/** Returns the ids of each field that were chosen before and are not any more. */
export function fallenChoices(before: TeachingFilter, after: TeachingFilter) {
  const fallen = (field: Field) =>
    (before[field] ?? []).filter((id) => !(after[field] ?? []).includes(id));
  return { i_class: fallen('i_class'), subjects: fallen('subjects') };
}
