/**
 * The requests sent to the servers: `fast` for how much a core carries, `all` for how it grows.
 */
import { rareRequests as rareJobs, usualRequests as usualJobs } from '../board-requests.ts';
import {
  rareRequests as rareTutors,
  searches,
  usualRequests as usualTutors,
} from '../hub-requests.ts';

export const fast = {
  board: '/api/job-board',
  filtered: '/api/job-board?city_id=1&i_class=113&subjects=2,3',
  radius: '/api/job-board?latitude=23.8069&longitude=90.3687&distance=5',
  detail: '/api/job-board/4242',
  hub: '/api/tutor-hub?city_id=1',
} as const;

const under = (name: string, path: string, queries: Record<string, string>) =>
  Object.entries(queries).map(([query, text]): [string, string] => [
    `${name}: ${query}`,
    `${path}?${text}`,
  ]);

export const all: [string, string][] = [
  ...under('board', '/api/job-board', { ...usualJobs, ...rareJobs }),
  ['job', '/api/job-board/4242'],
  ...under('hub', '/api/tutor-hub', { ...usualTutors, ...rareTutors }),
  ...under('search', '/api/tutor-hub', searches),
  ['tutor', '/api/hub/tutor-profile/T4242'],
  ['reviews', '/api/hub/tutor-profile/T4242/reviews'],
  ['comparison', '/api/tutor-hub/compare?tutorid=T1,T2,T3'],
  ['salary guide', '/api/hire/salary-guide?class_id=113&category_id=1&city_id=1'],
  [
    'salary guide: area',
    '/api/hire/salary-guide?class_id=113&category_id=1&city_id=1&location_id=1001',
  ],
  ['areas of a city', '/api/location/select?city_id=1'],
  ['place by name', '/api/places?q=mirpur'],
];
