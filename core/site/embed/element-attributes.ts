/**
 * The elements for partner pages, and what each of their attributes may be. What they mean:
 * docs/embed.md. The order is the one the configurator writes them in.
 */
export const ELEMENTS = [
  'job-board',
  'job-detail',
  'hire-tutor',
  'tutor-hub',
  'assistant',
] as const;

export type ElementName = (typeof ELEMENTS)[number];

const ID = /^[1-9]\d{0,9}$/;
const IDS = /^[1-9]\d{0,9}(?:,[1-9]\d{0,9}){0,29}$/;
const ONE_OF_THREE = /^[123]$/;
const NUMBER = /^-?\d{1,3}(?:\.\d{1,12})?$/;
const TAKA = /^[1-9]\d{0,6}$/;
const KILOMETRES = /^(?:1|2|3|5|10|15|20|25|30|40|50)$/;
const WORDS = /^[^\n]{1,100}$/;

const salary = { 'salary-min': TAKA, 'salary-max': TAKA };
const position = { latitude: NUMBER, longitude: NUMBER, distance: KILOMETRES };
const list = {
  'page-size': /^(?:[1-9]|[1-4]\d|50)$/,
  'hide-filters': /^true$/,
  open: /^(?:inline|modal|page)$/,
  more: /^(?:button|scroll)$/,
};

export const elementAttributes: Record<ElementName, Record<string, RegExp>> = {
  'job-board': {
    search: WORDS,
    'city-id': ID,
    'location-id': IDS,
    'category-id': IDS,
    'class-id': IDS,
    'subject-ids': IDS,
    'tutor-gender': ONE_OF_THREE,
    'place-id': ONE_OF_THREE,
    ...salary,
    ...position,
    order: /^(?:newest|salary|distance)$/,
    ...list,
  },
  'job-detail': { 'job-id': ID },
  'hire-tutor': {
    'city-id': ID,
    'location-id': ID,
    'category-id': ID,
    'class-id': ID,
    'subject-ids': IDS,
    place: ONE_OF_THREE,
    days: /^[1-7]$/,
    salary: TAKA,
  },
  'tutor-hub': {
    search: WORDS,
    'city-id': ID,
    'location-ids': IDS,
    'category-ids': IDS,
    'class-ids': IDS,
    'subject-ids': IDS,
    'university-id': ID,
    'department-id': ID,
    gender: ONE_OF_THREE,
    'documents-checked': /^1$/,
    ...salary,
    'tutor-id': /^[A-Za-z0-9]{1,20}$/,
    ...position,
    order: /^(?:relevance|rating|distance|newest)$/,
    ...list,
  },
  assistant: {
    mode: /^(?:inline|floating)$/,
    intent: /^(?:hire|jobs|tutors|fees|person)$/,
    greeting: /^[^\n]{1,300}$/,
    'city-id': ID,
  },
};

/** The attributes of every element; `lang` is always written. */
export const commonAttributes: Record<string, RegExp> = {
  lang: /^(?:en|bn)$/,
  theme: /^(?:light|dark|auto)$/,
  site: /^[\w-]{1,64}$/,
};
