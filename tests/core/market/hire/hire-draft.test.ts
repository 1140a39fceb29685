import { describe, expect, test } from 'vitest';
import { checkChoices } from '#core/market/hire/check-choices.ts';
import {
  checkHireDraft,
  emptyHireDraft,
  type HireDraft,
  type HireDraftSoFar,
} from '#core/market/hire/hire-draft.ts';
import { checkStep } from '#core/market/hire/hire-steps.ts';

const draft: HireDraft = {
  category_id: 1,
  class_id: 11,
  subject_ids: [5],
  student_gender: 3,
  number_of_students: 1,
  tutoring_place_id: 2,
  days_in_week: 4,
  job_duration: 0,
  city_id: 1,
  location_id: 101,
  tutor_gender: 3,
  university_ids: [],
  department_ids: [],
  school_ids: [],
  college_ids: [],
  salary: 6000,
};
const keyOf = (changes: Partial<HireDraft>) =>
  Object.entries(checkHireDraft({ ...draft, ...changes })).map(([field, { key }]) => [field, key]);

test('a new form has nothing wrong, and lacks what it asks for', () => {
  expect(emptyHireDraft.days_in_week).toBe(4);
  expect(checkHireDraft(emptyHireDraft)).toEqual({});
  const allSteps = (answers: HireDraftSoFar) =>
    (['who', 'what', 'where', 'wishes'] as const).flatMap((step) =>
      Object.keys(checkStep(step, answers)),
    );
  expect(allSteps(emptyHireDraft).sort()).toEqual([
    'category_id',
    'city_id',
    'class_id',
    'location_id',
    'salary',
    'subject_ids',
  ]);
  expect(allSteps(draft)).toEqual([]);
});

test.each<[Partial<HireDraft>, [string, string][]]>([
  [{ salary: 1500 }, []],
  [{ salary: 1499 }, [['salary', 'too_small']]],
  [{ salary: 200_000 }, []],
  [{ salary: 200_001 }, [['salary', 'too_big']]],
  [{ days_in_week: 7 }, []],
  [{ days_in_week: 8 }, [['days_in_week', 'too_big']]],
  [{ tutor_requirement: 'a'.repeat(1000) }, []],
  [{ tutor_requirement: ` ${'a'.repeat(1000)} ` }, []],
  [{ tutor_requirement: 'a'.repeat(1001) }, [['tutor_requirement', 'text_too_long']]],
  [{ institute: 'a\u202Eb' }, [['institute', 'text_direction']]],
  [{ latitude: 23.8 }, [['longitude', 'required_with_latitude']]],
  [{ latitude: 23.8, longitude: 90.3 }, []],
  [{ university_ids: [1, 2, 3, 4, 5, 6] }, [['university_ids', 'list_too_long']]],
])('%o', (changes, problems) => {
  expect(keyOf(changes)).toEqual(problems);
});

describe('choices that do not fit', () => {
  const known = {
    categories: new Map([
      [1, {}],
      [2, {}],
    ]),
    classes: new Map([
      [11, { categoryId: 1 }],
      [21, { categoryId: 2 }],
    ]),
    cities: new Map([
      [1, {}],
      [2, {}],
    ]),
    locations: new Map([
      [101, { cityId: 1 }],
      [201, { cityId: 2 }],
    ]),
    subjectIdsOfClass: new Map([[11, [5, 6]]]),
  };
  test.each<[Partial<HireDraft>, Record<string, string>]>([
    [{}, {}],
    [{ location_id: 201 }, { location_id: 'area_of_other_city' }],
    [{ city_id: 9 }, { city_id: 'unknown_id' }],
    [{ location_id: 9 }, { location_id: 'unknown_id' }],
    [{ subject_ids: [5, 7] }, { subject_ids: 'subject_of_other_class' }],
    [{ category_id: 2 }, { class_id: 'class_of_other_category' }],
  ])('%o', (changes, expected) => {
    const found = checkChoices({ ...draft, ...changes }, known);
    const keys = Object.fromEntries(Object.entries(found).map(([field, { key }]) => [field, key]));
    expect(keys).toEqual(expected);
  });
});
