/** Tests what is shown without a connection, and since when it has been so. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { writeStoredUser } from '#app/people/session/stored-user.ts';
import { RoutineView } from '#app/tuition/teaching/routine/routine-view.tsx';
import { ApiError } from '#core/ground/api/api-error.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { useAnswers } from '#ui/api/use-answers.ts';
import { leaveDevice, network, showApp, storedUser, TUTOR_ID } from '../app-host.tsx';
import { ended, routine, TUITION_ID, tuition } from './teaching-host.ts';

const HOUR = 3_600_000;
const AGREED = /^Days a week agreed on: 3\./;
const STORE = `draft:routine-${TUITION_ID}:${TUTOR_ID}`;

beforeEach(() => {
  network({});
  writeStoredUser(storedUser(TUTOR_ID));
});
afterEach(() => {
  leaveDevice();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function ReadAgain() {
  const answers = useAnswers();
  return (
    <button type="button" onClick={() => void answers.refresh((name) => name === 'getRoutine')}>
      Read again
    </button>
  );
}

function open(getRoutine: () => ReturnType<typeof routine>, tuitionSince?: number) {
  showApp(
    <>
      <RoutineView tuition={tuition()} tuitionSince={tuitionSince} />
      <ReadAgain />
    </>,
    fakeApi({ getRoutine }),
  );
}
const offline = () => {
  throw new ApiError('offline', 'No');
};
const notice = page.getByRole('status').getByText(/^No connection\./);
const storedAt = () => JSON.parse(localStorage.getItem(STORE) ?? '{}').at;

test('the routine is there as it was read last', async () => {
  localStorage.setItem(STORE, JSON.stringify({ at: Date.now() - 2 * HOUR, data: routine() }));
  open(offline);
  await expect.element(page.getByText(AGREED)).toBeVisible();
  await expect.element(notice).toMatchTextContent(/2 hours ago/);
});

test('what the frame has said of the tuition is not said again', async () => {
  localStorage.setItem(STORE, JSON.stringify({ at: Date.now() - 2 * HOUR, data: routine() }));
  open(offline, Date.now() - 3 * HOUR);
  await expect.element(page.getByText(AGREED)).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
});

test('an answer that is in memory still says since when, and is kept with that time', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  let isOnline = true;
  open(() => (isOnline ? routine() : offline()));
  await expect.element(page.getByText(AGREED)).toBeVisible();
  await expect.element(notice).not.toBeInTheDocument();
  const first = storedAt();
  vi.setSystemTime(first + HOUR);
  await page.getByRole('button', { name: 'Read again' }).click();
  // The same words, and read later.
  await expect.poll(storedAt).toBeGreaterThanOrEqual(first + HOUR);
  const readAt = storedAt();
  isOnline = false;
  vi.setSystemTime(readAt + 2 * HOUR);
  await page.getByRole('button', { name: 'Read again' }).click();
  await expect.element(notice).toBeVisible();
  expect(storedAt()).toBe(readAt);
  open(offline);
  await expect.element(notice).toMatchTextContent(/2 hours ago/);
  expect(storedAt()).toBe(readAt);
});

test('when it is over nobody is told to change the routine', async () => {
  open(() => routine());
  await expect.element(page.getByText(/You both see and change/)).toBeVisible();
  showApp(
    <RoutineView tuition={tuition({ ended })} tuitionSince={undefined} />,
    fakeApi({ getRoutine: () => routine({ may_change: false }) }),
  );
  await expect.element(page.getByText(AGREED)).toBeVisible();
  await expect.element(page.getByText(/You both see and change/)).not.toBeInTheDocument();
});
