import type { LookupItem } from '#core/ground/api/lookup.ts';
import { GENDER, TUTORING_PLACE } from '#core/ground/limits/job-constants.ts';
import type { HireAnswers } from '#core/market/hire/hire-answers.ts';
import type { HireStep } from '#core/market/hire/hire-steps.ts';
import { useApi } from '#ui/api/use-api.ts';
import { useFormat, useTexts } from '#ui/i18n/i18n-provider.tsx';
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
  const texts = useTexts('hire');
  const genderText = useGenderText();
  const format = useFormat();
  const names = useNames(answers);
  const none = texts('check.none');
  const or = (value: string | undefined, fallback = none) => value?.trim() || fallback;
  const { days_in_week: days = 0, tutoring_duration: hours } = answers;
  const age = answers.student_age ?? 0;
  const place = {
    [TUTORING_PLACE.home]: texts('what.home'),
    [TUTORING_PLACE.online]: texts('what.online'),
    [TUTORING_PLACE.group]: texts('what.group'),
  }[answers.tutoring_place_id ?? TUTORING_PLACE.home];
  const { hiring_date: begin, job_duration: months, current_year: year } = answers;
  /** Wishes that are a day or a number, which their names alone do not say. */
  const told = new Map<MoreWish, string>([
    ...(begin ? ([['hiring_date', format.date(begin)]] as const) : []),
    ...(months
      ? ([
          ['job_duration', texts('more.months', { count: months, n: format.number(months) })],
        ] as const)
      : []),
    ...(year ? ([['current_year', texts('more.year', { n: format.ordinal(year) })]] as const) : []),
  ]);
  const more = givenWishes(answers)
    .filter((wish) => !told.has(wish))
    .map((wish) => texts(`more.${wish}`));

  return [
    {
      step: 'who',
      rows: [
        [texts('who.class'), [names.className, names.category].filter(Boolean).join(', ')],
        [texts('check.student'), or(answers.student_name)],
        [
          texts('who.institute'),
          answers.is_out_of_school
            ? texts('check.notInSchool', { n: format.number(age) })
            : or(answers.institute),
        ],
      ],
    },
    {
      step: 'what',
      rows: [
        [texts('what.subjects'), or(names.subjects)],
        [texts('what.place'), or(place)],
        [texts('what.days'), texts('check.days', { count: days, n: format.number(days) })],
        [
          texts('what.duration'),
          hours === undefined
            ? none
            : texts('what.hours', { count: hours, n: format.number(hours) }),
        ],
        [texts('what.time'), answers.tutoring_time ? format.time(answers.tutoring_time) : none],
      ],
    },
    {
      step: 'where',
      rows: [
        [texts('where.area'), [names.area, names.city].filter(Boolean).join(', ')],
        [
          texts('where.address'),
          or(
            [answers.flat_house, answers.road_no, answers.area, answers.detail_address]
              .filter(Boolean)
              .join(', '),
          ),
        ],
        ...(answers.latitude === undefined
          ? []
          : [[texts('where.pin'), texts('check.point')] satisfies Row]),
      ],
    },
    {
      step: 'wishes',
      rows: [
        [texts('wishes.gender'), genderText(answers.tutor_gender ?? GENDER.any)],
        [texts('wishes.salary'), texts('check.salary', { n: format.number(answers.salary ?? 0) })],
        [
          texts('wishes.university'),
          or([names.universities, names.background].filter(Boolean).join('; '), texts('check.any')),
        ],
        ...[...told].map(([wish, value]): Row => [texts(`more.${wish}`), value]),
        ...(more.length === 0 ? [] : [[texts('more.title'), more.join(', ')] satisfies Row]),
        [texts('wishes.requirement'), or(answers.tutor_requirement)],
      ],
    },
  ];
}
