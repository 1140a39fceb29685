import { useTranslation } from 'react-i18next';
import type { HubProfile } from '#core/market/api/hub-profile.ts';
import { SLOTS } from '#core/people/profile/availability.ts';
import type { CompareRow } from '#ui/compare/compare-table.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';
import { placeOf, studyOf } from '../tutor/place-and-study.ts';
import { RatingLine } from '../tutor/rating-line.tsx';
import { useGenderText } from '../words/use-gender-text.ts';

/** Several categories have a "Class 8". */
const names = (list: readonly { text: string }[]) =>
  [...new Set(list.map(({ text }) => text))].join(', ');

/** Returns the rows guardians compare, the first to decide by on top. */
export function useCompareRows(): CompareRow<HubProfile>[] {
  const { t } = useTranslation('hubControls');
  const { t: hub } = useTranslation('hub');
  const format = useFormat();
  const genderText = useGenderText();
  const or = (value: string | null | undefined) => value || t('compare.notSaid');
  const daysOf = ({ availability }: HubProfile) =>
    availability
      .filter((day) => SLOTS.some((slot) => day[slot]))
      .map(({ day }) => hub(`days.${day}`))
      .join(', ');
  return [
    {
      name: t('compare.salary'),
      read: ({ expected_salary: taka }) =>
        taka === null ? hub('card.askSalary') : format.money(taka),
    },
    {
      name: t('compare.rating'),
      read: ({ rating }) => <RatingLine rating={rating} words={{ texts: hub, format }} />,
    },
    {
      name: t('compare.tuitions'),
      read: ({ completed_tuitions: count }) => format.number(count),
    },
    {
      name: t('compare.documents'),
      read: ({ documents_checked: checked }) =>
        checked ? hub('checked.badge', { date: format.date(checked.at) }) : hub('checked.no'),
    },
    { name: t('compare.university'), read: (tutor) => or(studyOf(tutor).university) },
    { name: t('compare.department'), read: (tutor) => or(studyOf(tutor).department) },
    { name: t('compare.area'), read: (tutor) => or(placeOf(tutor)) },
    { name: t('compare.classes'), read: ({ i_classes }) => or(names(i_classes)) },
    { name: t('compare.subjects'), read: ({ subjects }) => or(names(subjects)) },
    { name: t('compare.places'), read: ({ tutoring_places }) => or(names(tutoring_places)) },
    {
      name: t('compare.firstFree'),
      read: ({ first_free: free }) =>
        or(free && `${hub(`days.${free.day}`)}, ${format.time(free.starts_at)}`),
    },
    { name: t('compare.days'), read: (tutor) => or(daysOf(tutor)) },
    {
      name: t('compare.experience'),
      read: ({ experiences }) => format.number(experiences.length),
    },
    {
      name: t('compare.gender'),
      read: ({ gender }) => or(gender === null ? null : genderText(gender)),
    },
  ];
}
