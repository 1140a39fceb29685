/** Tests what cards and screens tell of a request, an application and a tuition. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { HistoryCard } from '#app/market/applying/history/history-card.tsx';
import { RequestCard } from '#app/tuition/requests/request-card.tsx';
import { AskedFacts } from '#app/tuition/teaching/details/asked-facts.tsx';
import type { RequestSummary } from '#core/market/api/parent.ts';
import { showArea } from '../show-area.tsx';
import { taught, tuition } from './teaching-host.ts';

const { subjects, ...named } = taught;

const request: RequestSummary = {
  ...named,
  subjects,
  id: 42,
  request_no: 'R42',
  status: 'live',
  job_type: 1,
  is_hidden: false,
  reason: null,
  medium: null,
  tutor_gender: 2,
  tutor_requirement: 'Somebody patient',
  actual_salary: 6000,
  created_at: '2026-01-01T06:00:00Z',
  updated_at: '2026-01-01T06:00:00Z',
  posted_at: null,
  total_application: 0,
  has_chosen: false,
  to_do: null,
  proposed_tutors: 0,
  tuition: null,
  version: 1,
};

test('a request: teaching type, requirements and the gender asked for', async () => {
  await showArea(<RequestCard request={request} />);
  const card = page.getByRole('article');
  await expect.element(card.getByText(/Home · 3 days a week/)).toBeVisible();
  await expect.element(card.getByText(/Tutor gender: Female/)).toBeVisible();
  await expect.element(card.getByText(/Somebody patient/)).toBeVisible();
});

test.each([
  ['pending', true],
  ['returned', true],
  ['live', false],
  ['closed', false],
] as const)('a request that is %s can be updated from its card: %s', async (status, may) => {
  await showArea(<RequestCard request={{ ...request, status }} />);
  await expect.element(page.getByRole('article')).toBeVisible();
  const update = page.getByRole('link', { name: 'Update R42' });
  if (!may) return expect(update.query()).toBeNull();
  await expect
    .element(update)
    .toHaveAttribute('href', '/parent/dashboard/requests/tutor-requests/42/edit');
});

test('an application: the gender asked for', async () => {
  await showArea(
    <HistoryCard
      job={{
        ...named,
        subjects: [{ subject_name: 'English' }],
        jobId: 42,
        salary_for_tutor: 6000,
        applied_at: '2026-01-01T06:00:00Z',
        stage_changed_at: '2026-01-01T06:00:00Z',
        tutor_gender: 1,
        stage: 'applied',
        ended_reason: null,
        ended_by: null,
        answer: null,
        can_withdraw: true,
        is_public: true,
      }}
      now={Date.parse('2026-01-02T06:00:00Z')}
      onWithdraw={() => {}}
    />,
  );
  await expect.element(page.getByText(/Tutor gender: Male/)).toBeVisible();
});

test('a tuition: all that was asked for, of the tuition and of the tutor', async () => {
  await showArea(
    <AskedFacts
      tuition={tuition()}
      asked={{
        created_at: '2026-01-01T06:00:00Z',
        hiring_date: '2026-02-03',
        tutoring_time: '16:30',
        tutoring_duration: 1.5,
        number_of_students: 2,
        student_gender: 2,
        job_duration: 0,
        crash_program: false,
        tutor_requirement: null,
        qualifications: {
          tutor_gender: 1,
          group: { group_name: 'Science' },
          curriculum: null,
          departments: [{ department_name: 'Physics' }],
          universities: [{ university_name: 'BUET' }],
          university_type: null,
          schools: [],
          colleges: [],
          current_year: 2,
          education_level: null,
          exam_title: null,
          tutor_religion: { religion_name: 'Islam' },
        },
      }}
    />,
  );
  for (const [name, value] of Object.entries({
    'Hiring date': 'February 3, 2026',
    'Tutoring Time': '04:30 PM',
    'Tutoring Duration': '1.5 hours',
    'Number of Student': '2',
    'Student Gender': 'Female',
    'Job Duration': 'Continue',
    'Tutor gender': 'Male',
    University: 'BUET',
    Department: 'Physics',
    Group: 'Science',
    'Current year': '2nd year',
    Religion: 'Islam',
  })) {
    const term = page.getByRole('term').filter({ hasText: new RegExp(`^${name}$`) });
    await expect.element(term).toBeVisible();
    expect(term.element().nextElementSibling?.textContent).toBe(value);
  }
  await expect
    .element(page.getByText('No other requirement provided for this tuition job!'))
    .toBeVisible();
});
