/** A month as a calendar: each lesson is a mark on its day, below the name of its weekday. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { MonthOfMarks } from '#app/tuition/teaching/report/month-of-marks.tsx';
import type { Lesson, LessonReport } from '#core/tuition/api/lessons.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { showApp } from '../app-host.tsx';

const lesson = (id: number, day: string, standing: Lesson['standing']): Lesson => ({
  id,
  version: 1,
  day,
  starts_at: '17:00',
  minutes: 60,
  subjects: [],
  taught: 'Fractions',
  homework: null,
  standing,
  counts_at: `${day}T12:00:00Z`,
  dispute: null,
  settled: null,
});
// 1 December 2026 is a Tuesday: the week begins on Saturday, so three days stand before it.
const report: LessonReport = {
  month: '2026-12',
  agreed: 4,
  held: 2,
  minutes: 120,
  confirmed: 1,
  waiting: 1,
  disputed: 0,
  not_held: 1,
  lessons: [
    lesson(1, '2026-12-01', 'confirmed'),
    lesson(2, '2026-12-08', 'waiting'),
    lesson(3, '2026-12-08', 'not_held'),
  ],
};

test('lessons stand on their days, and the words of their marks below', async () => {
  showApp(<MonthOfMarks report={report} />, fakeApi({}));
  await expect.element(page.getByText('Sat', { exact: true })).toBeVisible();
  const cells = [...document.querySelectorAll('td')];
  const at = (day: number) => 3 + day - 1;
  expect(cells).toHaveLength(5 * 7);
  expect(cells[at(1)]?.textContent).toBe('1');
  expect(cells[at(1)]?.querySelectorAll('svg')).toHaveLength(1);
  expect(cells[at(8)]?.querySelectorAll('svg')).toHaveLength(2);
  expect(document.querySelectorAll('td svg')).toHaveLength(3);
  // Tuesday is the fourth column of the week.
  expect(document.querySelectorAll('th')[at(1)]?.textContent).toBe('Tue');
  // What no lesson is stands in no legend.
  await expect.element(page.getByText('Disputed')).not.toBeInTheDocument();
});
