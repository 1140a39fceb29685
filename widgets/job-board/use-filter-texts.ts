import type { JobFilter } from '#core/filters/job-filter.ts';
import { DEFAULT_DISTANCE_KM, TUTORING_PLACE } from '#core/jobs/job-constants.ts';
import { useApi } from '#ui/api/use-api.ts';
import type { Option } from '#ui/field/select-field.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSalaryText } from '../list/use-salary-text.ts';
import { useNearPlace } from '../place/use-near-place.ts';
import { useGenderText } from '../words/use-gender-text.ts';

export interface FilterText {
  key: string;
  text: string;
  /** The change that takes this filter away. */
  without: Partial<JobFilter>;
}

const PLACE_KEYS = {
  [TUTORING_PLACE.group]: 'filters.group',
  [TUTORING_PLACE.home]: 'filters.home',
  [TUTORING_PLACE.online]: 'filters.online',
} as const;

/** The chosen filters in words, each with the change that removes it. */
export function useFilterTexts(filter: JobFilter): FilterText[] {
  const texts = useTexts('board');
  const format = useFormat();
  const genderText = useGenderText();
  const salaryText = useSalaryText();
  const { category_id, i_class, subjects, city_id, location_id, tutoring_place_id } = filter;

  const categories = useApi('listCategories', category_id ? {} : null, { keepsLast: true });
  const classes = useApi('listClasses', i_class ? classQuery(category_id) : null);
  const classSubjects = useApi('listSubjects', subjects ? subjectQuery(i_class) : null);
  const cities = useApi('listCities', city_id ? {} : null, { keepsLast: true });
  const locations = useApi('listLocations', city_id && location_id ? { query: { city_id } } : null);
  const nearPlace = useNearPlace(filter);

  const chips: FilterText[] = [];
  const add = (key: string, text: string, without: Partial<JobFilter>) =>
    chips.push({ key, text, without });
  const nameIn = (list: Option[] | undefined, id: number, fallback: string) =>
    list?.find((option) => option.id === id)?.text ?? fallback;

  if (filter.latitude !== undefined) {
    const km = format.number(filter.distance ?? DEFAULT_DISTANCE_KM);
    const place = nearPlace?.description ?? texts('near.myPosition');
    const without = { latitude: undefined, longitude: undefined, distance: undefined };
    add('near', texts('filters.chipNear', { km, place }), without);
  }
  if (category_id)
    add('category', nameIn(categories.data, category_id, texts('filters.category')), {
      category_id: undefined,
    });
  if (i_class)
    add('class', nameIn(classes.data, i_class, texts('filters.class')), { i_class: undefined });
  for (const id of subjects ?? []) {
    const others = subjects?.filter((other) => other !== id);
    add(`subject-${id}`, nameIn(classSubjects.data, id, texts('filters.subjects')), {
      subjects: others?.length ? others : undefined,
    });
  }
  if (city_id)
    add('city', nameIn(cities.data, city_id, texts('filters.city')), { city_id: undefined });
  if (location_id)
    add('location', nameIn(locations.data, location_id, texts('filters.location')), {
      location_id: undefined,
    });
  const placeKey = PLACE_KEYS[tutoring_place_id as keyof typeof PLACE_KEYS];
  if (placeKey) add('place', texts(placeKey), { tutoring_place_id: undefined });
  const { tutor_gender, actual_salary_min: min, actual_salary_max: max, jobid } = filter;
  if (tutor_gender)
    add('gender', texts('filters.chipTutor', { gender: genderText(tutor_gender) }), {
      tutor_gender: undefined,
    });
  if (min !== undefined || max !== undefined)
    add('salary', salaryText(min, max), {
      actual_salary_min: undefined,
      actual_salary_max: undefined,
    });
  if (jobid) add('job', texts('filters.chipJob', { id: format.id(jobid) }), { jobid: undefined });
  return chips;
}

const classQuery = (category: number | undefined) =>
  category ? { query: { tutoring_category_id: category } } : {};
const subjectQuery = (iClass: number | undefined) =>
  iClass ? { query: { i_class_id: iClass } } : {};
