/**
 * The elements for partner pages, with their attributes and a value to begin with. What each means:
 * docs/embed.md.
 */
const PLACE = { 'city-id': '1', 'location-id': '' };
const POSITION = { latitude: '', longitude: '', distance: '' };
const SALARY = { 'salary-min': '', 'salary-max': '' };
const LIST = { 'page-size': '3', 'hide-filters': '', open: '', more: '' };

export const widgetAttributes: Record<string, Record<string, string>> = {
  'porua-job-board': {
    ...PLACE,
    'category-id': '',
    'class-id': '',
    'subject-ids': '',
    'tutor-gender': '',
    'place-id': '',
    ...SALARY,
    ...POSITION,
    ...LIST,
  },
  'porua-job-detail': { 'job-id': '1' },
  'porua-hire-tutor': {
    ...PLACE,
    'category-id': '',
    'class-id': '',
    'subject-ids': '',
    place: '',
    days: '',
    salary: '',
  },
  'porua-tutor-hub': {
    search: '',
    'city-id': '1',
    'location-ids': '',
    'category-ids': '',
    'class-ids': '',
    'subject-ids': '',
    'university-id': '',
    'department-id': '',
    gender: '',
    ...SALARY,
    'tutor-id': '',
    ...POSITION,
    order: '',
    ...LIST,
  },
  'porua-assistant': { mode: '', intent: '', greeting: '', 'city-id': '' },
};

/** Of every element. */
export const commonWidgetAttributes = ['lang', 'theme', 'site'] as const;
