import { expect, test } from 'vitest';
import { keepNamed } from '../../build/slim-endpoints.ts';

const table = `export const endpoints = {
  listJobs: { method: 'GET', path: '/api/job-board' },
  getStaffQueues: {
    method: 'GET',
    path: '/api/staff/queues',
  },
} as const;
`;

test('keeps the endpoints that are named and drops the others', () => {
  expect(keepNamed(table, "useApi('listJobs')")).toBe(`export const endpoints = {
  listJobs: { method: 'GET', path: '/api/job-board' },
} as const;
`);
  expect(keepNamed(table, "'getStaffQueues'")).not.toContain('listJobs');
});
