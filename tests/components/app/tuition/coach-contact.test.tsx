/** A coach who serves: writing, calling, reading about them, as far as staff noted it. */
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { CoachContact } from '#app/tuition/coach/coach-contact.tsx';
import { ThanksDialog } from '#app/tuition/coach/thanks-dialog.tsx';
import { useCoachFacts } from '#app/tuition/coach/use-coach-facts.ts';
import type { CoachRequest } from '#core/tuition/api/coach-requests.ts';
import { Facts } from '#ui/facts/facts.tsx';
import { showArea } from '../show-area.tsx';

const request = (change: Partial<CoachRequest> = {}): CoachRequest => ({
  id: 1,
  request_no: 'C1',
  status: 'serving',
  reason: null,
  created_at: '2026-01-01T06:00:00Z',
  student_name: 'Rafi',
  student_age: 3,
  student_type: 'regular',
  coach_gender: 'any',
  coach_religion: null,
  coach_net_time: 5,
  shift: 'morning',
  coaching_time: '10:00',
  extra_work: 'homework',
  level_of_expertise: 'basic',
  communication_level: 0,
  tutoring_level: 0,
  caring_level: 0,
  other_requirements: null,
  city_name: 'Dhaka',
  location_name: 'Dhanmondi',
  detail_address: 'House 9',
  salary: 6000,
  coach_name: 'Nargis Akter',
  coach_phone: '01700000321',
  coach_about: 'Four years at a day-care centre',
  first_day: '2026-01-05',
  last_day: null,
  can_update: false,
  can_cancel: false,
  ...change,
});

const link = (name: string) => page.getByRole('link', { name });

test('message and call go to the phone of the coach, the profile says what staff noted', async () => {
  await showArea(<CoachContact request={request()} />);
  await expect.element(link('Message')).toHaveAttribute('href', 'sms:+8801700000321');
  await expect.element(link('Call')).toHaveAttribute('href', 'tel:+8801700000321');
  await page.getByRole('button', { name: 'View Profile' }).click();
  const profile = page.getByRole('dialog', { name: 'Your coach: Nargis Akter' });
  await expect.element(profile.getByText('Four years at a day-care centre')).toBeVisible();
});

function Timing() {
  const { timing } = useCoachFacts()(request());
  return <Facts facts={timing} />;
}

test('the part of the day and the time are told under the names of the form', async () => {
  await showArea(<Timing />);
  const fact = (name: string) =>
    page.getByText(name, { exact: true }).element().nextElementSibling?.textContent;
  await expect.element(page.getByText('Starting Time')).toBeVisible();
  expect(fact('Starting Time')).toBe('Morning');
  expect(fact('Coaching Time')).toMatch(/10:00/);
});

test('without a phone there is the profile alone, and nothing once the coach has stopped', async () => {
  await showArea(<CoachContact request={request({ coach_phone: null, coach_about: null })} />);
  await expect.element(page.getByRole('button', { name: 'View Profile' })).toBeVisible();
  expect(link('Call').query()).toBeNull();
  await showArea(<CoachContact request={request({ status: 'closed' })} />);
  await expect.poll(() => document.querySelector('main')?.textContent).toBe('');
});

test('a request that was sent is told by title, image, two lines and a button', async () => {
  await showArea(<ThanksDialog requestNo="C12" onClose={() => {}} />);
  const dialog = page.getByRole('dialog', { name: 'Your Coach Request Received' });
  await expect.element(dialog.getByText('Wait Some time our team will contact you')).toBeVisible();
  await expect.element(dialog.getByText('Request number C12')).toBeVisible();
  await expect.element(dialog.getByRole('link', { name: 'See your coach requests' })).toBeVisible();
  expect(dialog.element().querySelector('[aria-hidden] svg, svg[aria-hidden]')).not.toBeNull();
});
