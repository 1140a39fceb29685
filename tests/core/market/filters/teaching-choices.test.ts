import { expect, test } from 'vitest';
import {
  chooseTeaching,
  fallenChoices,
  possibleChoices,
  type TeachingFilter,
} from '#core/market/filters/teaching-choices.ts';

const [BANGLA, ENGLISH, ARTS] = [1, 2, 9];
const [EIGHT, NINE, EIGHT_EV, GUITAR_CLASS] = [108, 109, 208, 901];
const [MATH, PHYSICS, GUITAR] = [4, 21, 97];
const CLASSES = [
  { id: EIGHT, category_id: BANGLA, subject_ids: [MATH] },
  { id: NINE, category_id: BANGLA, subject_ids: [MATH, PHYSICS] },
  { id: EIGHT_EV, category_id: ENGLISH, subject_ids: [MATH] },
  { id: GUITAR_CLASS, category_id: ARTS, subject_ids: [GUITAR] },
];
const possible = (filter: TeachingFilter) => {
  const { category_id, i_class, subjects } = possibleChoices(CLASSES, filter);
  return { category_id: [...category_id], i_class: [...i_class], subjects: [...subjects] };
};
const choose = (filter: TeachingFilter, field: keyof TeachingFilter, ids: number[] | undefined) =>
  chooseTeaching(CLASSES, filter, field, ids);

test('with nothing chosen everything can be, and whichever is first narrows the others', () => {
  expect(possible({})).toEqual({
    category_id: [BANGLA, ENGLISH, ARTS],
    i_class: [EIGHT, NINE, EIGHT_EV, GUITAR_CLASS],
    subjects: [MATH, PHYSICS, GUITAR],
  });
  expect(possible({ subjects: [PHYSICS] })).toMatchObject({
    category_id: [BANGLA],
    i_class: [NINE],
  });
  expect(possible({ subjects: [MATH] }).i_class).toEqual([EIGHT, NINE, EIGHT_EV]);
  expect(possible({ category_id: [ENGLISH] })).toMatchObject({
    i_class: [EIGHT_EV],
    subjects: [MATH],
  });
  expect(possible({ i_class: [GUITAR_CLASS] }).subjects).toEqual([GUITAR]);
});

test('what is chosen stays in sight, even where an old address puts together what does not fit', () => {
  const all = possible({ category_id: [ARTS], i_class: [NINE], subjects: [GUITAR] });
  expect(all.category_id).toContain(ARTS);
  expect(all.i_class).toContain(NINE);
  expect(all.subjects).toContain(GUITAR);
});

test('a class says its category and leaves the subjects it has', () => {
  expect(choose({ subjects: [MATH, PHYSICS] }, 'i_class', [EIGHT_EV])).toEqual({
    category_id: [ENGLISH],
    i_class: [EIGHT_EV],
    subjects: [MATH],
  });
  const both = { category_id: [BANGLA, ENGLISH] };
  expect(choose(both, 'i_class', [EIGHT]).category_id).toEqual([BANGLA, ENGLISH]);
  expect(choose({ ...both, i_class: [EIGHT] }, 'i_class', undefined)).toEqual({
    category_id: [BANGLA, ENGLISH],
    i_class: undefined,
    subjects: undefined,
  });
});

test('another category takes the classes that are not of it, and the subjects it does not have', () => {
  const filter = { category_id: [BANGLA], i_class: [NINE], subjects: [MATH, PHYSICS] };
  const next = choose(filter, 'category_id', [ENGLISH]);
  expect(next).toEqual({ category_id: [ENGLISH], i_class: undefined, subjects: [MATH] });
  expect(fallenChoices(filter, next)).toEqual({ i_class: [NINE], subjects: [PHYSICS] });
  expect(
    choose({ category_id: [BANGLA, ENGLISH], i_class: [NINE, EIGHT_EV] }, 'category_id', [ENGLISH])
      .i_class,
  ).toEqual([EIGHT_EV]);
});

test('without a category the class goes and the subjects stay', () => {
  const filter = { category_id: [BANGLA], i_class: [NINE], subjects: [PHYSICS] };
  expect(choose(filter, 'category_id', undefined)).toEqual({
    category_id: undefined,
    i_class: undefined,
    subjects: [PHYSICS],
  });
});

test('a subject takes nothing with it, and gives room again when it is removed', () => {
  const filter = { category_id: [BANGLA], i_class: [NINE], subjects: [PHYSICS] };
  expect(choose(filter, 'subjects', undefined)).toEqual({ ...filter, subjects: undefined });
  expect(possible({ category_id: [BANGLA] }).i_class).toEqual([EIGHT, NINE]);
});
