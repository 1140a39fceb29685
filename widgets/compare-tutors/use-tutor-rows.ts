import { useTranslation } from 'react-i18next';
import type { ConnectedTutor } from '#core/market/api/parent.ts';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import type { CompareRow } from '#ui/compare/compare-table.tsx';
import { useFormat } from '#ui/i18n/use-format.ts';

const ABOUT_LENGTH = 160;

/** Shortens a text to the last whole word; the rest is in the profile. */
function shorten(text: string | null): string | null {
  if (text === null || text.length <= ABOUT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', ABOUT_LENGTH))} …`;
}

/** Returns the rows guardians compare, the first to decide by on top. */
export function useTutorRows(): CompareRow<ConnectedTutor>[] {
  const { t } = useTranslation('parent');
  const { t: common } = useTranslation('common');
  const format = useFormat();
  const or = (value: string | null) => value ?? t('compare.notSaid');
  const genderOf = (gender: number | null) => {
    if (gender === 1) return common('gender.male');
    return gender === 2 ? common('gender.female') : t('compare.notSaid');
  };
  return [
    {
      name: t('compare.documents'),
      read: ({ documents_checked: checked }) =>
        checked ? t('compare.checked', { date: format.date(checked.at) }) : t('compare.notChecked'),
    },
    { name: t('compare.university'), read: (tutor) => or(tutor.university) },
    { name: t('compare.taught'), read: (tutor) => or(tutor.class_name) },
    { name: t('compare.medium'), read: (tutor) => or(tutor.medium) },
    {
      name: t('compare.area'),
      read: ({ area, city_name }) => or([area, city_name].filter(Boolean).join(', ') || null),
    },
    {
      name: t('compare.rating'),
      read: ({ rating }) =>
        rating === null
          ? t('compare.noRating')
          : t('compare.stars', { n: format.number(rating), max: format.number(RATING_MAX) }),
    },
    { name: t('compare.reviews'), read: (tutor) => format.number(tutor.review_count) },
    {
      name: t('compare.tuitions'),
      read: (tutor) => format.number(tutor.completed_tuitions),
    },
    {
      name: t('compare.salary'),
      read: ({ expected_salary: salary }) => or(salary === null ? null : format.money(salary)),
    },
    { name: t('compare.gender'), read: (tutor) => genderOf(tutor.gender) },
    { name: t('compare.about'), read: (tutor) => or(shorten(tutor.about)) },
  ];
}
