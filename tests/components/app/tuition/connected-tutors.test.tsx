/**
 * The job of a coach with three of the family's tutors beside it, and the mark of fields that must
 * be filled in.
 */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { ConnectedTutors } from '#app/tuition/coach/connected-tutors.tsx';
import type { OwnTutor } from '#core/market/api/parent.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { TextField } from '#ui/field/text-field.tsx';
import { showArea } from '../show-area.tsx';

const tutorOf = (id: number, ended: OwnTutor['ended'] = null): OwnTutor => ({
  request: { id, request_no: `R${id}`, class_name: 'Class 7', category_name: 'English Version' },
  tutor: {
    application_id: id,
    tutorid: `T${id}`,
    name: `Tutor ${id}`,
    gender: 1,
    photo: null,
    class_name: null,
    medium: null,
    university: null,
    city_name: 'Dhaka',
    area: 'Mirpur 10',
    rating: 4.5,
    review_count: 2,
    completed_tuitions: 1,
    about: null,
    documents_checked: null,
    has_profile: true,
    expected_salary: null,
    stage: 'confirm',
    applied_at: '2026-11-01T06:00:00Z',
  },
  ended,
  pause: null,
  notice: null,
  may_review: false,
});

test('three who teach, with class and medium, area and stars', async () => {
  const over = { at: '2026-11-20T06:00:00Z', by: 'guardian' as const };
  const all = [tutorOf(1, over), tutorOf(2), tutorOf(3), tutorOf(4), tutorOf(5)];
  await showArea(
    <ConnectedTutors />,
    fakeApi({
      listOwnTutors: () => ({
        data: all,
        current_page: 1,
        last_page: 1,
        per_page: 10,
        total: all.length,
      }),
    }),
  );
  await expect.element(page.getByRole('heading', { name: 'Connected tutors' })).toBeVisible();
  const cards = page.getByRole('article');
  await expect.element(page.getByText('Class 7, English Version').first()).toBeVisible();
  await expect.element(page.getByText('Mirpur 10, Dhaka').first()).toBeVisible();
  await expect.element(page.getByText('Rated 4.5 of 5 by 2 guardians').first()).toBeVisible();
  expect(cards.elements().map((card) => card.querySelector('a')?.textContent)).toEqual([
    'Tutor 2',
    'Tutor 3',
    'Tutor 4',
  ]);
});

test('a required field has an asterisk, its name and what screen readers say stay', async () => {
  await showArea(<TextField label="Your name" isRequired defaultValue="" />);
  const field = page.getByRole('textbox', { name: 'Your name', exact: true });
  await expect.element(field).toHaveAttribute('aria-required', 'true');
  const label = document.querySelector('label');
  expect(label?.textContent).toBe('Your name');
  expect(label?.className).toContain('required-mark');
});
