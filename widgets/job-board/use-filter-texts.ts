import { useTranslation } from 'react-i18next';
import { DEFAULT_DISTANCE_KM, TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { JobFilter } from '#core/market/filters/job-filter.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { type FilterText, filterText, filterTextsOfIds } from '../list/filter-text.ts';
import { useSalaryText } from '../list/use-salary-text.ts';
import { useTeachingNames } from '../list/use-teaching-names.ts';
import { useNearName } from '../place/use-near-name.ts';
import { useGenderText } from '../words/use-gender-text.ts';

const PLACE_KEYS = {
  [TUTORING_PLACE.group]: 'filters.group',
  [TUTORING_PLACE.home]: 'filters.home',
  [TUTORING_PLACE.online]: 'filters.online',
} as const;

/** The names of the ids in the filter, asked for only where one is set. */
function useNames(filter: JobFilter) {
  const { city_id, location_id } = filter;
  const teaching = useTeachingNames(filter);
  const cities = useApi('listCities', city_id ? {} : null, { keepsLast: true });
  const locations = useApi('listLocations', city_id && location_id ? { query: { city_id } } : null);
  return {
    ...teaching,
    city_id: cities.data,
    location_id: locations.data,
  };
}

const LABELS = {
  category_id: 'filters.category',
  i_class: 'filters.class',
  subjects: 'filters.subjects',
  city_id: 'filters.city',
  location_id: 'filters.location',
} as const;

const one = filterText<JobFilter>;

/** The chosen filters in words, each with the change that removes it. */
export function useFilterTexts(filter: JobFilter): FilterText<JobFilter>[] {
  const { t } = useTranslation('boardControls');
  const format = useFormat();
  const genderText = useGenderText();
  const salaryText = useSalaryText();
  const names = useNames(filter);
  const place = useNearName(filter);
  const { distance, tutor_gender, actual_salary_min: min, actual_salary_max: max, jobid } = filter;

  const chosen: FilterText<JobFilter>[] = [];
  if (place !== undefined) {
    const km = format.number(distance ?? DEFAULT_DISTANCE_KM);
    const text = t('filters.chipNear', { km, place });
    chosen.push(one(text, 'latitude', 'longitude', 'distance'));
  }
  for (const field of ['category_id', 'i_class', 'subjects', 'city_id', 'location_id'] as const)
    chosen.push(
      ...filterTextsOfIds<JobFilter>(field, filter[field], names[field], t(LABELS[field])),
    );
  const placeKey = PLACE_KEYS[filter.tutoring_place_id as keyof typeof PLACE_KEYS];
  if (placeKey) chosen.push(one(t(placeKey), 'tutoring_place_id'));
  if (tutor_gender) {
    const gender = genderText(tutor_gender);
    chosen.push(one(t('filters.chipTutor', { gender }), 'tutor_gender'));
  }
  if (min !== undefined || max !== undefined)
    chosen.push(one(salaryText(min, max), 'actual_salary_min', 'actual_salary_max'));
  if (jobid) chosen.push(one(t('filters.chipJob', { id: format.id(jobid) }), 'jobid'));
  return chosen;
}
