import type { ConnectedTutor } from '#core/market/api/parent.ts';
import { RATING_MAX } from '#core/market/hub/hub-constants.ts';
import type { CompareRow } from '#ui/compare/compare-table.tsx';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';

const ABOUT_LENGTH = 160;

/** Shortens a text to the last whole word; the rest is in the profile. */
function shorten(text: string | null): string | null {
  if (text === null || text.length <= ABOUT_LENGTH) return text;
  return `${text.slice(0, text.lastIndexOf(' ', ABOUT_LENGTH))} …`;
}

/** Returns the rows guardians compare, the first to decide by on top. */
export function useTutorRows(): CompareRow<ConnectedTutor>[] {
  const texts = useTexts('parent');
  const common = useTexts('common');
  const format = useFormat();
  const or = (value: string | null) => value ?? texts('compare.notSaid');
  const genderOf = (gender: number | null) => {
    if (gender === 1) return common('gender.male');
    return gender === 2 ? common('gender.female') : texts('compare.notSaid');
  };
  return [
    {
      name: texts('compare.documents'),
      read: ({ documents_checked: checked }) =>
        checked
          ? texts('compare.checked', { date: format.date(checked.at) })
          : texts('compare.notChecked'),
    },
    { name: texts('compare.university'), read: (tutor) => or(tutor.university) },
    { name: texts('compare.taught'), read: (tutor) => or(tutor.class_name) },
    { name: texts('compare.medium'), read: (tutor) => or(tutor.medium) },
    {
      name: texts('compare.area'),
      read: ({ area, city_name }) => or([area, city_name].filter(Boolean).join(', ') || null),
    },
    {
      name: texts('compare.rating'),
      read: ({ rating }) =>
        rating === null
          ? texts('compare.noRating')
          : texts('compare.stars', { n: format.number(rating), max: format.number(RATING_MAX) }),
    },
    { name: texts('compare.reviews'), read: (tutor) => format.number(tutor.review_count) },
    {
      name: texts('compare.tuitions'),
      read: (tutor) => format.number(tutor.completed_tuitions),
    },
    {
      name: texts('compare.salary'),
      read: ({ expected_salary: salary }) => or(salary === null ? null : format.money(salary)),
    },
    { name: texts('compare.gender'), read: (tutor) => genderOf(tutor.gender) },
    { name: texts('compare.about'), read: (tutor) => or(shorten(tutor.about)) },
  ];
}
