/** The search of the top bar knows every page of the tutor's area: docs/requirements/dashboards/tutor-area.md, "Frame". */
import { expect, test } from 'vitest';
import { searchableRoutes } from '#app/dashboards/tutor/shell/tutor-menu.ts';
import { appPaths } from '#core/api/app-paths.ts';

/** They lead to the first page below them, or to the list of what they name none of. */
const LEADS_ON = [
  '/tutor/profile',
  '/tutor/profile/students',
  '/tutor/live-tutoring',
  '/tutor/job-history',
  '/tutor/live-tutoring/view',
  '/tutor/my-students/changes',
  '/tutor/my-students/job-details',
  '/tutor/my-students/lessons',
  '/tutor/my-students/messages',
  '/tutor/my-students/routine',
  '/tutor/payment',
  '/tutor/payment/pay-now',
  '/tutor/tutoring-request',
];

const pages = appPaths.filter(
  (path) =>
    path.startsWith('/tutor/') &&
    !path.includes(':') &&
    !path.startsWith('/tutor/details/') &&
    !LEADS_ON.includes(path),
);

test('no page of the area is missing in the search', () => {
  const found = searchableRoutes.map(({ to }) => to);
  expect(pages.filter((path) => !found.includes(path))).toEqual([]);
});
