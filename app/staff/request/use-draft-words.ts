import { useTranslation } from 'react-i18next';
import { useApi } from '#ui/api/use-api.ts';
import type { Option } from '#ui/field/select-field.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useGenderText } from '#widgets/words/use-gender-text.ts';
import type { DraftField, RequestDraft } from './request-draft.ts';

const nameIn = (options: Option[] | undefined, id: unknown) =>
  options?.find((option) => option.id === id)?.text ?? String(id);

/** A value of the form as a person reads it, for telling two versions apart. */
export function useDraftWords(draft: RequestDraft) {
  const { t } = useTranslation('staff');
  const format = useFormat();
  const gender = useGenderText();
  const cities = useApi('listCities', {});
  const places = useApi('listTutoringPlaces', {});
  const areas = useApi('listLocations', { query: { city_id: draft.city_id } });
  const classes = useApi('listClasses', { query: { tutoring_category_id: draft.category_id } });
  const categories = useApi('listCategories', {});
  const subjects = useApi('listSubjects', { query: { i_class_id: draft.class_id } });

  return (field: DraftField): string => {
    const value = draft[field];
    if (value === undefined || value === '') return t('emptyValue');
    if (field === 'actual_salary') return format.money(draft.actual_salary);
    if (field === 'tutor_gender' || field === 'student_gender') return gender(Number(value));
    if (field === 'city_id') return nameIn(cities.data, value);
    if (field === 'location_id') return nameIn(areas.data, value);
    if (field === 'class_id') return nameIn(classes.data, value);
    if (field === 'category_id') return nameIn(categories.data, value);
    if (field === 'tutoring_place_id') return nameIn(places.data, value);
    if (field === 'subject_ids')
      return draft.subject_ids.map((id) => nameIn(subjects.data, id)).join(', ');
    return typeof value === 'number' ? format.number(value) : String(value);
  };
}
