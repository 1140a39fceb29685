/** Quick replies. */

import {
  DEFAULT_DISTANCE_KM,
  GENDER,
  SALARY_PRESETS,
  TUTORING_PLACE,
} from '#core/ground/limits/job-constants.ts';
import type { SlotName, Slots } from '#core/search/slots/slots.ts';
import type { Intent } from '../intents/intent.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import { toChips } from './chips.ts';
import { classIn } from './class-in.ts';
import { type Choice, moneyOf, nameOf, numberOf, type Value } from './message.ts';
import type { Question } from './questions.ts';

export const OFFERED = [
  'hire_tutor',
  'find_jobs',
  'find_tutors',
  'fees',
  'refunds',
  'my_status',
  'talk_to_person',
  'help',
  'start_over',
  'next_page',
  'confirm',
] as const satisfies readonly Intent[];

export type OfferedIntent = (typeof OFFERED)[number];

export const offer = (...intents: OfferedIntent[]): Choice[] =>
  intents.map((intent) => ({
    key: `choice.${intent}`,
    data: {},
    action: { kind: 'intent', intent },
  }));

const MOST_SUBJECTS = 8;
const COMMON_CLASSES = ['class 5', 'class 8', 'class 9', 'class 10', 'class 11', 'class 12'];
const COMMON_DAYS = [3, 4, 5, 6];

const set = (key: Choice['key'], slots: Slots, data: Choice['data'] = {}): Choice => ({
  key,
  data,
  action: { kind: 'set', slots },
});

function classChoices({ numberedClasses }: Lookups): Choice[] {
  return COMMON_CLASSES.flatMap((name) => {
    const ids = numberedClasses.get(name);
    const [first] = ids ?? [];
    return ids && first !== undefined
      ? [set('choice.class', { class: ids }, { name: nameOf('classes', first) })]
      : [];
  });
}

function subjectChoices(slots: Slots, lookups: Lookups): Choice[] {
  const ofClass = lookups.subjectsOfClass.get(classIn(slots, lookups)?.id ?? 0);
  const ids = [...(ofClass ?? lookups.subjects.keys())].slice(0, MOST_SUBJECTS);
  return ids
    .filter((id) => !slots.without?.includes(id))
    .map((id) => set('choice.subject', { subjects: [id] }, { name: nameOf('subjects', id) }));
}

const placeChoices = [
  set('choice.home', { place: TUTORING_PLACE.home }),
  set('choice.online', { place: TUTORING_PLACE.online }),
  set('choice.group', { place: TUTORING_PLACE.group }),
];

const MOST_AREAS = 6;

export function areaChoices(ids: readonly number[], { areas }: Lookups): Choice[] {
  return ids.slice(0, MOST_AREAS).flatMap((id) => {
    const area = areas.get(id);
    if (!area) return [];
    const data = { name: nameOf('areas', id), city: nameOf('cities', area.city_id) };
    return [set('choice.area', { area: [id], city: area.city_id }, data)];
  });
}

const salaryChoices = SALARY_PRESETS.map(({ min, max }) =>
  max === null
    ? set('choice.salaryFrom', { salary: { min } }, { taka: moneyOf(min) })
    : set('choice.salaryRange', { salary: { min, max } }, { from: moneyOf(min), to: moneyOf(max) }),
);

export function answersTo(question: Question, slots: Slots, lookups: Lookups): Choice[] {
  const answers: Record<Question, () => Choice[]> = {
    class: () => classChoices(lookups),
    subjects: () => subjectChoices(slots, lookups),
    place: () => placeChoices,
    area: () => [],
    days: () => COMMON_DAYS.map((n) => set('choice.days', { days: n }, { n: numberOf(n) })),
    salary: () => salaryChoices,
  };
  return [
    ...answers[question](),
    { key: 'choice.skip', data: {}, action: { kind: 'skip', question } },
  ];
}

/** Returns the choices that narrow a list: only what has not been said. */
export function refinements(slots: Slots): Choice[] {
  const choices: Choice[] = [];
  if (slots.gender === undefined) choices.push(set('choice.female', { gender: GENDER.female }));
  if (slots.place === undefined)
    choices.push(set('choice.online', { place: TUTORING_PLACE.online }));
  if (slots.salary === undefined)
    choices.push(set('choice.salaryFrom', { salary: { min: 6000 } }, { taka: moneyOf(6000) }));
  return choices;
}

/** The slots to give up if a list is empty, the first one first. */
const GIVEN_UP: readonly SlotName[] = [
  'salary',
  'gender',
  'university',
  'subjects',
  'class',
  'area',
];
const MOST_WIDER = 3;

/** Returns the choices that widen a list that came out empty. */
export function widenings(slots: Slots, lookups: Lookups): Choice[] {
  const n = numberOf(DEFAULT_DISTANCE_KM);
  const circle = set('chip.radius', { radius: DEFAULT_DISTANCE_KM }, { n });
  const chips = toChips(slots, lookups);
  const without = GIVEN_UP.flatMap((slot): Choice[] => {
    const chip = chips.find((one) => one.slot === slot && !one.isAssumed);
    if (chip === undefined) return [];
    const what: Value = { kind: 'label', label: { key: chip.key, data: chip.data } };
    return [{ key: 'choice.dropped', data: { what }, action: { kind: 'drop', slot } }];
  });
  const canCircle = slots.area !== undefined && slots.radius === undefined;
  return [...(canCircle ? [circle] : []), ...without.slice(0, MOST_WIDER)];
}
