/** Tests what becomes of a lesson that the server does not take, or not now. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { writeStoredUser } from '#app/people/session/stored-user.ts';
import { LessonsView } from '#app/tuition/teaching/lessons/lessons-view.tsx';
import type { PendingLesson } from '#app/tuition/teaching/lessons/pending-lessons.ts';
import { ApiError } from '#core/ground/api/api-error.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { leaveDevice, network, showApp, storedUser, TUTOR_ID } from '../app-host.tsx';
import {
  ended,
  LESSONS_PATH,
  noLessons,
  pendingLesson,
  refusal,
  routine,
  tuition,
} from './teaching-host.ts';

const STORE = `draft:lessons:${TUTOR_ID}`;
const MARKED = { status: 200, body: { status: 'success', message: 'Marked', lesson: {} } };

const stored = (): PendingLesson[] => JSON.parse(localStorage.getItem(STORE) ?? '[]');
/** Stores lessons as another tab leaves them. */
function store(...lessons: PendingLesson[]) {
  localStorage.setItem(STORE, JSON.stringify(lessons));
  window.dispatchEvent(new StorageEvent('storage', { key: STORE }));
}

const open = (given = tuition(), getRoutine = () => routine()) =>
  showApp(
    <LessonsView tuition={given} />,
    fakeApi({ getRoutine, listTuitionLessons: () => noLessons }),
  );

const button = (name: string) => page.getByRole('button', { name, exact: true });
const dialog = page.getByRole('dialog');
const taught = page.getByRole('textbox', { name: 'What was taught' });

beforeEach(() => writeStoredUser(storedUser(TUTOR_ID)));
afterEach(() => {
  leaveDevice();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

/** The day before: a lesson of today may not have begun yet. */
async function fillIn(words: string) {
  const { lesson } = pendingLesson();
  await button('Mark a lesson').click();
  await page.getByRole('combobox', { name: 'Day' }).selectOptions(lesson.day);
  await page.getByRole('combobox', { name: 'Begins at' }).selectOptions(lesson.startsAt);
  await taught.fill(words);
  await button('Save').click();
}

test('one that waited and is refused again stays with its changes and the new reason', async () => {
  store(pendingLesson({ refusal: { message: 'Too late', fields: {} } }));
  network({ [LESSONS_PATH]: () => refusal('Another lesson is then') });
  open();
  await button('Edit').click();
  await taught.fill('Fractions and decimals');
  await button('Save').click();
  await expect.element(dialog.getByText('Another lesson is then')).toBeVisible();
  expect(stored()).toMatchObject([
    {
      lesson: { taught: 'Fractions and decimals' },
      refusal: { message: 'Another lesson is then' },
    },
  ]);
  await button('Save').click();
  await expect.element(dialog.getByText('Another lesson is then')).toBeVisible();
  expect(stored()).toHaveLength(1);
  await button('Close').click();
  await expect.element(page.getByText('Fractions and decimals')).toBeVisible();
});

test('its place among the others stays, and its key is another', async () => {
  const first = pendingLesson({ refusal: { message: 'Too late', fields: {} } });
  const second = pendingLesson({ key: '2', refusal: { message: 'No', fields: {} } });
  store(first, second);
  const sent = network({ [LESSONS_PATH]: () => refusal('No') });
  open();
  await button('Edit').first().click();
  await button('Save').click();
  await expect.element(dialog.getByText('No', { exact: true })).toBeVisible();
  const keys = stored().map(({ key }) => key);
  expect(keys).toHaveLength(2);
  expect(keys[0]).not.toBe(first.key);
  expect(keys[1]).toBe('2');
  expect(sent.filter(({ to }) => to === LESSONS_PATH)).toMatchObject([
    { body: { idempotency_key: keys[0] } },
  ]);
});

test('a new one that is refused is in its form and its draft alone, with the reason', async () => {
  network({ [LESSONS_PATH]: () => refusal('The tuition is over') });
  open();
  await fillIn('Algebra');
  await expect.element(dialog.getByText('The tuition is over')).toBeVisible();
  expect(stored()).toEqual([]);
  await button('Close').click();
  await button('Mark a lesson').click();
  await expect.element(taught).toHaveValue('Algebra');
});

test('a server that is down has not refused anything', async () => {
  network({ [LESSONS_PATH]: () => ({ status: 503, body: {} }) });
  open();
  await fillIn('Algebra');
  await expect
    .element(page.getByText(/^Not sent yet: the lesson is saved on this device/))
    .toBeVisible();
  expect(stored()).toMatchObject([{ lesson: { taught: 'Algebra' }, refusal: null }]);
});

test('what a busy server sent back is sent again within seconds', async () => {
  let asked = 0;
  network({
    [LESSONS_PATH]: () => {
      asked += 1;
      return asked === 1 ? { status: 503, body: {} } : MARKED;
    },
  });
  store(pendingLesson());
  open();
  await expect.poll(() => stored(), { timeout: 8_000 }).toEqual([]);
  expect(asked).toBe(2);
});

test('where there is no room it says so, and loses nothing', async () => {
  let isDown = true;
  network({ [LESSONS_PATH]: () => (isDown ? 'no connection' : MARKED) });
  const { setItem } = Storage.prototype;
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(function set(
    this: Storage,
    name,
    text,
  ) {
    if (name === STORE) throw new DOMException('Full', 'QuotaExceededError');
    setItem.call(this, name, text);
  });
  open();
  await fillIn('Algebra');
  const warning = page.getByRole('alert').getByText(/There is no room to save this/);
  await expect.element(warning).toBeVisible();
  await expect.element(dialog).not.toBeInTheDocument();
  // Neither another lesson nor another tab takes it away.
  await fillIn('Geometry');
  await expect.element(page.getByText(/^2 lessons are on this device alone/)).toBeVisible();
  window.dispatchEvent(new StorageEvent('storage', { key: STORE }));
  await expect.element(page.getByText('Algebra')).toBeVisible();
  isDown = false;
  window.dispatchEvent(new Event('online'));
  await expect.element(page.getByText('Algebra')).not.toBeInTheDocument();
  await expect.element(warning).not.toBeInTheDocument();
});

test('where the routine cannot be read it says so in the place of the button', async () => {
  network({});
  open(tuition(), () => {
    throw new ApiError('offline', 'No');
  });
  await expect.element(page.getByText('No Internet!')).toBeVisible();
  await expect.element(button('Mark a lesson')).not.toBeInTheDocument();
});

test.each(['tutor', 'guardian'] as const)(
  'when it is over the %s is told to do nothing',
  async (side) => {
    network({});
    const marks = side === 'tutor' ? /Mark each lesson/ : /The tutor marks/;
    open(tuition({ side }));
    await expect.element(page.getByText('No lessons yet')).toBeVisible();
    await expect.element(page.getByText(marks)).toBeVisible();
    open(tuition({ side, ended }), () => routine({ may_change: false }));
    await expect.element(page.getByText('No lessons yet')).toBeVisible();
    await expect.element(page.getByText(/counts as confirmed after 7 days/)).toBeVisible();
    await expect.element(page.getByText(marks)).not.toBeInTheDocument();
    await expect
      .element(page.getByText(/After a lesson, mark it|it will appear here/))
      .not.toBeInTheDocument();
  },
);
