import { useTranslation } from 'react-i18next';
import type { LookupItem } from '#core/ground/api/lookup.ts';
import { GENDER, TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import type { HireStep } from '#core/market/hire/hire-steps.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat } from '#ui/i18n/use-format.ts';
import { useGenderText } from '../../words/use-gender-text.ts';
import { givenWishes, type MoreWish } from './given-wishes.ts';

type Row = [label: string, value: string];

const nameIn = (list: LookupItem[] | undefined, id: number | undefined) =>
  list?.find((item) => item.id === id)?.text;

/** The names behind the ids; all of them are in the cache by the time they are asked for. */
function useNames(answers: HireAnswers) {
  const { category_id, class_id, city_id, location_id, subject_ids, university_ids } = answers;
  const categories = useApi('listCategories', {});
  const classes = useApi(
    'listClasses',
    category_id ? { query: { tutoring_category_id: category_id } } : null,
  );
  const subjects = useApi('listSubjects', class_id ? { query: { i_class_id: class_id } } : null);
  const cities = useApi('listCities', {});
  const areas = useApi('listLocations', city_id ? { query: { city_id } } : null);
  const universities = useApi('listUniversities', {});
  const types = useApi('listUniversityTypes', {});
  const all = (list: LookupItem[] | undefined, ids: number[] = []) =>
    ids.flatMap((id) => nameIn(list, id) ?? []).join(', ');
  return {
    category: nameIn(categories.data, category_id),
    className: nameIn(classes.data, class_id),
    subjects: all(subjects.data, subject_ids),
    city: nameIn(cities.data, city_id),
    area: nameIn(areas.data, location_id),
    universities: all(universities.data, university_ids),
    background: nameIn(types.data, answers.university_type_id),
  };
}

/** The answers in words, by the step they were given in. */
export function useAnswerRows(answers: HireAnswers): { step: HireStep; rows: Row[] }[] {
  const { t } = useTranslation('hire');
  const genderText = useGenderText();
  const format = useFormat();
  const names = useNames(answers);
  const none = t('check.none');
  const or = (value: string | undefined, fallback = none) => value?.trim() || fallback;
  const { days_in_week: days = 0, tutoring_duration: hours } = answers;
  const age = answers.student_age ?? 0;
  const place = {
    [TUTORING_PLACE.home]: t('what.home'),
    [TUTORING_PLACE.online]: t('what.online'),
    [TUTORING_PLACE.group]: t('what.group'),
  }[answers.tutoring_place_id ?? TUTORING_PLACE.home];
  const { hiring_date: begin, job_duration: months, current_year: year } = answers;
  /** Wishes that are a day or a number, which their names alone do not say. */
  const named = new Map<MoreWish, string>([
    ...(begin ? ([['hiring_date', format.date(begin)]] as const) : []),
    ...(months
      ? ([['job_duration', t('more.months', { count: months, n: format.number(months) })]] as const)
      : []),
    ...(year ? ([['current_year', t('more.year', { n: format.ordinal(year) })]] as const) : []),
  ]);
  const more = givenWishes(answers)
    .filter((wish) => !named.has(wish))
    .map((wish) => t(`more.${wish}`));

  return [
    {
      step: 'who',
      rows: [
        [t('who.class'), [names.className, names.category].filter(Boolean).join(', ')],
        [t('check.student'), or(answers.student_name)],
        [
          t('who.institute'),
          answers.is_out_of_school
            ? t('check.notInSchool', { n: format.number(age) })
            : or(answers.institute),
        ],
      ],
    },
    {
      step: 'what',
      rows: [
        [t('what.subjects'), or(names.subjects)],
        [t('what.place'), or(place)],
        [t('what.days'), t('check.days', { count: days, n: format.number(days) })],
        [
          t('what.duration'),
          hours === undefined ? none : t('what.hours', { count: hours, n: format.number(hours) }),
        ],
        [t('what.time'), answers.tutoring_time ? format.time(answers.tutoring_time) : none],
      ],
    },
    {
      step: 'where',
      rows: [
        [t('where.area'), [names.area, names.city].filter(Boolean).join(', ')],
        [
          t('where.address'),
          or(
            [answers.flat_house, answers.road_no, answers.area, answers.detail_address]
              .filter(Boolean)
              .join(', '),
          ),
        ],
        ...(answers.latitude === undefined
          ? []
          : [[t('where.pin'), t('check.point')] satisfies Row]),
      ],
    },
    {
      step: 'wishes',
      rows: [
        [t('wishes.gender'), genderText(answers.tutor_gender ?? GENDER.any)],
        [t('wishes.salary'), t('check.salary', { n: format.number(answers.salary ?? 0) })],
        [
          t('wishes.university'),
          or([names.universities, names.background].filter(Boolean).join('; '), t('check.any')),
        ],
        ...[...named].map(([wish, value]): Row => [t(`more.${wish}`), value]),
        ...(more.length === 0 ? [] : [[t('more.title'), more.join(', ')] satisfies Row]),
        [t('wishes.requirement'), or(answers.tutor_requirement)],
      ],
    },
  ];
}
