/** The week as a calendar: one day at a time on a phone, seven beside each other, also without a connection. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { writeStoredUser } from '#app/people/session/stored-user.ts';
import { WeekPage } from '#app/tuition/teaching/week/week-page.tsx';
import { ApiError } from '#core/ground/api/api-error.ts';
import type { WeekAnswer } from '#core/tuition/api/routine.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { leaveDevice, network, showApp, storedUser, TUTOR_ID } from '../app-host.tsx';

type Entry = WeekAnswer['entries'][number];

const entry = (id: number, day: Entry['day'], startsAt: string, more: Partial<Entry> = {}) => ({
  id,
  day,
  starts_at: startsAt,
  minutes: 60,
  subjects: [{ id: 4, subject_name: 'General Math' }],
  changed_by: 'tutor' as const,
  changed_at: '2026-11-01T06:00:00Z',
  is_elsewhere: false,
  clashes: [],
  tuition_id: 5,
  ...more,
});
const week: WeekAnswer = {
  tuitions: [
    { id: 5, class_name: 'Class 8', student_name: 'Mitu', other_name: 'Rehana Akter' },
    { id: 6, class_name: 'Class 5', student_name: null, other_name: 'Jahid Hasan' },
  ],
  entries: [
    entry(1, 'saturday', '16:00'),
    entry(2, 'monday', '17:00', {
      is_elsewhere: true,
      clashes: [{ tuition_id: 6, name: 'Class 5' }],
    }),
    entry(3, 'monday', '17:30', { is_elsewhere: true, tuition_id: 6, subjects: [] }),
    entry(4, 'monday', '22:30', { minutes: 90 }),
  ],
};

beforeEach(() => {
  // A Monday in Dhaka, 5:15 in the afternoon.
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-30T11:15:00Z') });
  network({});
  writeStoredUser(storedUser(TUTOR_ID));
});
afterEach(async () => {
  leaveDevice();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  await page.viewport(414, 896);
});

const WIDE = [1280, 900] as const;
const PHONE = [360, 740] as const;
async function open([width, height]: readonly [number, number], getWeek = () => week) {
  await page.viewport(width, height);
  showApp(<WeekPage />, fakeApi({ getWeek, getCalendarFeed: () => ({ since: null }) }));
}
const link = (name: RegExp) => page.getByRole('link', { name });
const placeOf = (name: RegExp) => {
  const { top, height, left, width } = link(name).element().closest('li')?.style ?? {};
  return { top, height, left, width };
};

test('seven days stand beside each other, today is marked, lessons lie at their hours', async () => {
  await open(WIDE);
  await expect.element(link(/Class 8 04:00 PM – 05:00 PM Rehana Akter General Math/)).toBeVisible();
  expect(page.getByRole('heading', { level: 2 }).elements().slice(0, 7)).toHaveLength(7);
  const today = document.querySelector('[aria-current="date"]');
  expect(today?.textContent).toContain('MondayToday');
  // Half an hour later, in the second of two places.
  expect(placeOf(/05:30 PM – 06:30 PM/)).toMatchObject({ left: '50%', width: '50%' });
  expect(placeOf(/05:00 PM – 06:00 PM/)).toMatchObject({ left: '0%', width: '50%' });
  // From four to midnight are eight hours.
  expect(placeOf(/10:30 PM – 12:00 AM/)).toMatchObject({
    left: '0%',
    width: '100%',
    top: '81.25%',
    height: '18.75%',
  });
  await expect
    .element(link(/^Overlaps another lesson\. Class 5/))
    .toHaveAttribute('href', '/tutor/my-students/routine/6');
});

test('a phone shows today, and the day that is chosen', async () => {
  await open(PHONE);
  const day = (name: string) => page.getByRole('button', { name });
  await expect.element(day('Monday, Today, 3 lessons')).toHaveAttribute('aria-pressed', 'true');
  await expect.element(link(/10:30 PM/)).toBeVisible();
  await expect.element(link(/04:00 PM – 05:00 PM/)).not.toBeInTheDocument();
  await day('Saturday, 1 lesson').click();
  await expect.element(link(/04:00 PM – 05:00 PM/)).toBeVisible();
  await expect.element(link(/10:30 PM/)).not.toBeInTheDocument();
  await day('Sunday, 0 lessons').click();
  await expect
    .element(page.getByRole('region', { name: 'Sunday' }))
    .toHaveTextContent('No lessons');
});

test('the list says with which lesson one overlaps', async () => {
  await open(PHONE);
  await page.getByText('As a list').click();
  await expect.element(page.getByText('At the same time: Class 5')).toBeVisible();
});

test('without a connection the week is there as it was read last', async () => {
  localStorage.setItem(
    `draft:week:${TUTOR_ID}`,
    JSON.stringify({ at: Date.now() - 7_200_000, data: week }),
  );
  await open(PHONE, () => {
    throw new ApiError('offline', 'No');
  });
  await expect.element(link(/10:30 PM – 12:00 AM/)).toBeVisible();
  await expect
    .element(page.getByRole('status').getByText(/^No connection\./))
    .toMatchTextContent(/2 hours ago/);
});
