import { useTranslation } from 'react-i18next';
import { DEFAULT_DISTANCE_KM } from '#core/ground/limits/job-constants.ts';
import type { HubFilter } from '#core/market/filters/hub-filter.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { type FilterText, filterText, filterTextsOfIds } from '../list/filter-text.ts';
import { useSalaryText } from '../list/use-salary-text.ts';
import { useTeachingNames } from '../list/use-teaching-names.ts';
import { useNearName } from '../place/use-near-name.ts';
import { useGenderText } from '../words/use-gender-text.ts';

/** The lists behind the ids of the filter, asked for only where one is set. */
function useNames(filter: HubFilter) {
  const { city_id, location_id } = filter;
  const teaching = useTeachingNames(filter);
  const cities = useApi('listCities', city_id ? {} : null, { keepsLast: true });
  const areas = useApi('listLocations', city_id && location_id ? { query: { city_id } } : null);
  const universities = useApi('listUniversities', filter.university_id ? {} : null);
  const departments = useApi('listDepartments', filter.dep_id ? {} : null);
  return {
    ...teaching,
    city_id: cities.data,
    location_id: areas.data,
    university_id: universities.data,
    dep_id: departments.data,
  };
}

const LABELS = {
  category_id: 'filters.categories',
  i_class: 'filters.classes',
  subjects: 'filters.subjects',
  city_id: 'filters.city',
  location_id: 'filters.location',
  university_id: 'filters.university',
  dep_id: 'filters.department',
} as const;

/** The fields of ids; those of several ids come first. */
const FIELDS = [
  'category_id',
  'i_class',
  'subjects',
  'location_id',
  'city_id',
  'university_id',
  'dep_id',
] as const;

const one = filterText<HubFilter>;

/** The chosen filters in words, each with the change that removes it. */
export function useFilterTexts(filter: HubFilter): FilterText<HubFilter>[] {
  const { t } = useTranslation('hubControls');
  const format = useFormat();
  const genderText = useGenderText();
  const salaryText = useSalaryText();
  const names = useNames(filter);
  const place = useNearName(filter);
  const { distance, gender, tutorid, actual_salary_min: min, actual_salary_max: max } = filter;

  const chosen = FIELDS.flatMap((field) =>
    filterTextsOfIds<HubFilter>(field, filter[field], names[field], t(LABELS[field])),
  );
  if (place !== undefined) {
    const km = format.number(distance ?? DEFAULT_DISTANCE_KM);
    const text = t('filters.chipNear', { km, place });
    chosen.push(one(text, 'latitude', 'longitude', 'distance', 'order'));
  }
  if (gender) chosen.push(one(t('filters.chipTutor', { gender: genderText(gender) }), 'gender'));
  if (filter.documents_checked) chosen.push(one(t('filters.checked'), 'documents_checked'));
  if (min !== undefined || max !== undefined)
    chosen.push(one(salaryText(min, max), 'actual_salary_min', 'actual_salary_max'));
  if (tutorid) chosen.push(one(t('filters.chipId', { id: tutorid }), 'tutorid'));
  return chosen;
}
