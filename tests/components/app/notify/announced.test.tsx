/** Tests that what a notification says has changed is on the screen with it, and that none is missed. */
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { useUnreadNotifications } from '#app/notify/notifications/use-unread-notifications.ts';
import { writeStoredUser } from '#app/people/session/stored-user.ts';
import { RoutineView } from '#app/tuition/teaching/routine/routine-view.tsx';
import { fakeApi } from '#tests/components/fake-api.ts';
import { useApi } from '#ui/api/use-api.ts';
import { leaveDevice, network, showApp, storedUser, TUTOR_ID } from '../app-host.tsx';
import { routine, TUITION_ID, tuition } from '../tuition/teaching-host.ts';

/** A stream the test writes to. */
class FakeStream extends EventTarget {
  static newest: FakeStream | undefined;
  readonly readyState = 1;
  constructor() {
    super();
    FakeStream.newest = this;
  }
  close() {}
}
const tell = (newest: number) =>
  FakeStream.newest?.dispatchEvent(
    new MessageEvent('unread', { data: JSON.stringify({ unread: 1, newest }) }),
  );

function Screen() {
  useUnreadNotifications();
  const { data } = useApi('getTuition', { params: { id: TUITION_ID } });
  return (
    <>
      <p>{data?.class_name}</p>
      <RoutineView tuition={tuition()} tuitionSince={undefined} />
    </>
  );
}

const Header = ({ frame }: { frame: string }) => <p>{`${frame}: ${useUnreadNotifications()}`}</p>;

function Frames() {
  const { data } = useApi('getTuition', { params: { id: TUITION_ID } });
  const [frame, setFrame] = useState('first');
  return (
    <>
      <Header key={frame} frame={frame} />
      <button type="button" onClick={() => setFrame('second')}>
        Go on
      </button>
      <p>{data?.class_name}</p>
    </>
  );
}

beforeEach(() => {
  FakeStream.newest = undefined;
  network({});
  vi.stubGlobal('EventSource', FakeStream);
  writeStoredUser(storedUser(TUTOR_ID));
});
afterEach(() => {
  leaveDevice();
  vi.unstubAllGlobals();
});

test('the tuition and its routine are read again', async () => {
  let days = 3;
  showApp(
    <Screen />,
    fakeApi({
      getTuition: () => tuition({ class_name: `Class ${days}` }),
      getRoutine: () => routine({ days_in_week: days }),
    }),
  );
  await expect.element(page.getByText('Class 3')).toBeVisible();
  await expect.element(page.getByText(/agreed on: 3/)).toBeVisible();
  // It is opened once the browser has given this tab the lock of its streams.
  await expect.poll(() => FakeStream.newest).toBeDefined();
  tell(1);
  days = 4;
  tell(2);
  await expect.element(page.getByText('Class 4')).toBeVisible();
  await expect.element(page.getByText(/agreed on: 4/)).toBeVisible();
});

test('what comes while one header takes the place of another is announced', async () => {
  let reads = 0;
  showApp(
    <Frames />,
    fakeApi({
      getTuition: () => {
        reads += 1;
        return tuition({ class_name: `Read ${reads}` });
      },
    }),
  );
  await expect.element(page.getByText('Read 1')).toBeVisible();
  await expect.poll(() => FakeStream.newest).toBeDefined();
  const first = FakeStream.newest;
  tell(11);
  await expect.element(page.getByText('first: 1')).toBeVisible();
  await page.getByRole('button').click();
  // The count is there before the new header has heard anything.
  await expect.element(page.getByText('second: 1')).toBeVisible();
  await expect.poll(() => FakeStream.newest).not.toBe(first);
  const before = reads;
  tell(12);
  await expect.element(page.getByText(`Read ${before + 1}`)).toBeVisible();
});
