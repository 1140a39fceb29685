import type { LookupItem } from '#core/api/schemas/lookup.ts';
import type { HubFilter } from '#core/filters/hub-filter.ts';
import { DEFAULT_DISTANCE_KM } from '#core/jobs/job-constants.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
import { useSalaryText } from '../list/use-salary-text.ts';
import { useNearPlace } from '../place/use-near-place.ts';
import { useGenderText } from '../words/use-gender-text.ts';
import { useLookupUnion } from './use-lookup-union.ts';

interface FilterText {
  key: string;
  text: string;
  /** The change that takes this filter away. */
  without: Partial<HubFilter>;
}

/** The lists behind the ids of the filter, asked for only where one is set. */
function useNames(filter: HubFilter) {
  const { category_id, i_class, subjects, city_id, location_id } = filter;
  const categories = useApi('listCategories', category_id ? {} : null, { keepsLast: true });
  const classes = useLookupUnion('listClasses', i_class && category_id);
  const ofClasses = useLookupUnion('listSubjects', subjects && i_class);
  const cities = useApi('listCities', city_id ? {} : null, { keepsLast: true });
  const areas = useApi('listLocations', city_id && location_id ? { query: { city_id } } : null);
  const universities = useApi('listUniversities', filter.university_id ? {} : null);
  const departments = useApi('listDepartments', filter.dep_id ? {} : null);
  return {
    category_id: categories.data,
    i_class: classes.data,
    subjects: ofClasses.data,
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

const nameIn = (list: LookupItem[] | undefined, id: number) =>
  list?.find((item) => item.id === id)?.text;

/** The chosen filters in words, each with the change that removes it. */
export function useFilterTexts(filter: HubFilter): FilterText[] {
  const texts = useTexts('hub');
  const board = useTexts('board');
  const format = useFormat();
  const genderText = useGenderText();
  const salaryText = useSalaryText();
  const names = useNames(filter);
  const nearPlace = useNearPlace(filter);
  const chips: FilterText[] = [];

  for (const field of ['category_id', 'i_class', 'subjects', 'location_id'] as const)
    for (const id of filter[field] ?? []) {
      const others = filter[field]?.filter((other) => other !== id);
      const text = nameIn(names[field], id) ?? texts(LABELS[field]);
      chips.push({
        key: `${field}-${id}`,
        text,
        without: { [field]: others?.length ? others : undefined },
      });
    }
  for (const field of ['city_id', 'university_id', 'dep_id'] as const) {
    const id = filter[field];
    if (id !== undefined)
      chips.push({
        key: field,
        text: nameIn(names[field], id) ?? texts(LABELS[field]),
        without: { [field]: undefined },
      });
  }
  if (filter.latitude !== undefined)
    chips.push({
      key: 'near',
      text: texts('filters.chipNear', {
        km: format.number(filter.distance ?? DEFAULT_DISTANCE_KM),
        place: nearPlace?.description ?? board('near.myPosition'),
      }),
      without: { latitude: undefined, longitude: undefined, distance: undefined, order: undefined },
    });
  const { gender, tutorid, actual_salary_min: min, actual_salary_max: max } = filter;
  if (gender)
    chips.push({
      key: 'gender',
      text: texts('filters.chipTutor', { gender: genderText(gender) }),
      without: { gender: undefined },
    });
  if (filter.documents_checked)
    chips.push({
      key: 'documents',
      text: texts('filters.checked'),
      without: { documents_checked: undefined },
    });
  if (min !== undefined || max !== undefined)
    chips.push({
      key: 'salary',
      text: salaryText(min, max),
      without: { actual_salary_min: undefined, actual_salary_max: undefined },
    });
  if (tutorid)
    chips.push({
      key: 'tutorid',
      text: texts('filters.chipId', { id: tutorid }),
      without: { tutorid: undefined },
    });
  return chips;
}
