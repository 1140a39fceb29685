/**
 * Tests that what tutors and guardians press and read about lessons says what it does, and what to
 * do next.
 */
import { expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { LessonActs } from '#app/tuition/online-lessons/lesson-acts.tsx';
import { AskedCard } from '#app/tuition/online-lessons/tutor/asked-card.tsx';
import { WhatIsMissing } from '#app/tuition/online-lessons/tutor/what-is-missing.tsx';
import type { AskedRequest } from '#core/market/api/asked-requests.ts';
import type { Lesson, LessonSettings } from '#core/tuition/api/online-lessons.ts';
import { showArea } from '../show-area.tsx';

vi.mock('#app/people/session/session-provider.tsx', () => ({
  useSession: () => ({ user: { id: 7 } }),
}));

const asked: AskedRequest = {
  job_id: 42,
  class_name: 'Class 8',
  category_name: 'Bangla Medium',
  subjects: [{ subject_name: 'Mathematics' }],
  tutoring_place: 'Home',
  location_name: 'Mirpur',
  city_name: 'Dhaka',
  days_in_week: 4,
  salary: 6000,
  posted_at: '2026-11-20T06:00:00.000Z',
  status: 'pending',
  is_public: true,
  reason: null,
};
const lesson: Lesson = {
  id: 7,
  number: 'OL-7',
  side: 'guardian',
  phase: 'upcoming',
  ending: null,
  reason: null,
  subject_name: 'Mathematics',
  category_name: 'Bangla Medium',
  class_name: 'Class 8',
  exam: null,
  student_name: 'Rafi',
  note: null,
  starts_at: '2026-11-30T06:00:00.000Z',
  ends_at: '2026-11-30T07:00:00.000Z',
  tutor: { name: 'Nusrat Jahan', photo: null, gender: null, tutorid: 'T-1001' },
  hourly_rate: 500,
  fee: 500,
  share: null,
  answer_by: null,
  pay_by: null,
  invoice: null,
  join_from: '2026-11-30T05:50:00.000Z',
  join_link: null,
  may_cancel: true,
  free_cancel_until: '2026-11-29T18:00:00.000Z',
  is_late: false,
  may_dispute: false,
  dispute_until: '2026-12-01T07:00:00.000Z',
  dispute: null,
  may_rate: false,
  rating: null,
};
const settings: LessonSettings = {
  is_on: true,
  join_link: 'https://meet.example/room',
  rate: 500,
  has_time: true,
  has_subjects: true,
  is_in_hub: true,
  free_hours: 0,
};
const cancel = page.getByRole('button', { name: 'Cancel', exact: true });
const inDialog = (name: string) => page.getByRole('dialog').getByRole('button', { name });

test('a request is declined by the button that says so', async () => {
  showArea(<AskedCard request={asked} />);
  await cancel.click();
  await expect.element(inDialog('Decline')).toBeVisible();
});

test('a lesson is cancelled by a button that cannot be read as leaving the dialog', async () => {
  showArea(<LessonActs lesson={lesson} />);
  await cancel.click();
  await expect.element(inDialog('Cancel the lesson')).toBeVisible();
});

test('a tutor without a free hour is sent to add times', async () => {
  showArea(<WhatIsMissing settings={settings} />);
  await expect
    .element(page.getByRole('link', { name: /No hour is free .* Add times/ }))
    .toHaveAttribute('href', '/tutor/profile/update/tutoring/availability');
  await expect.element(page.getByText(/Guardians can book you/)).not.toBeInTheDocument();
  showArea(<WhatIsMissing settings={{ ...settings, free_hours: 3 }} />);
  await expect.element(page.getByText(/Guardians can book you: 3 hours/)).toBeVisible();
});
