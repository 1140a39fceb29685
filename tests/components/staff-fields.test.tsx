/** The form in which staff change a request. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { TuitionFields } from '#app/staff/request/tuition-fields.tsx';
import { fakeApi } from './fake-api.ts';
import { show } from './show.tsx';

const draft = {
  category_id: 1,
  class_id: 7,
  subject_ids: [],
  tutoring_place_id: 1,
  city_id: 1,
  location_id: 1,
  student_gender: 1,
  tutor_gender: 0,
  number_of_students: 1,
  days_in_week: 3,
  actual_salary: 6000,
  job_duration: 0,
  school_ids: [],
  college_ids: [],
  university_ids: [],
  department_ids: [],
};

test('what is wrong with the subjects is an alert', async () => {
  show(
    <TuitionFields
      draft={draft}
      change={() => undefined}
      errorOf={(field) => (field === 'subject_ids' ? 'Choose a subject.' : undefined)}
    />,
    { api: fakeApi({ listSubjects: () => [{ id: 3, text: 'Physics' }] }) },
  );
  await expect.element(page.getByRole('checkbox', { name: 'Physics' })).toBeInTheDocument();
  await expect.element(page.getByRole('alert')).toHaveTextContent('Choose a subject.');
});
