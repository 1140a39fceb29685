/** Tests what becomes of things not sent yet when somebody signs out or signs in. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { createDraft } from '#app/ground/form/draft.ts';
import { useSession } from '#app/people/session/session-provider.tsx';
import { isSignedIn, readStoredUser, writeStoredUser } from '#app/people/session/stored-user.ts';
import { outboxOf } from '#app/tuition/chat/sending/outboxes.ts';
import { newMessage, readWaiting } from '#app/tuition/chat/sending/waiting-message.ts';
import { pendingLessons } from '#app/tuition/teaching/lessons/pending-lessons.ts';
import { sendPending } from '#app/tuition/teaching/lessons/send-pending.ts';
import type { Message } from '#core/tuition/api/chat.ts';
import { fakeApi } from '#tests/components/fake-api.ts';
import { leaveDevice, network, showApp, storedUser, TUTOR_ID } from '../app-host.tsx';
import { markedLesson, pendingLesson, TUITION_ID } from '../tuition/teaching-host.ts';

const LOGOUT = 'POST /api/v1/logout';
const GONE = { status: 200, body: { status: 'success', message: 'Signed out' } };

const sent: Message = {
  id: 1,
  is_own: true,
  key: 'k',
  text: 'Hello',
  picture: null,
  at: '2026-11-25T06:00:00Z',
  is_removed: false,
};

function SignOut() {
  const { signOut } = useSession();
  return (
    <button type="button" onClick={() => void signOut()}>
      Out
    </button>
  );
}

/** Returns a function that counts how often the session was ended. */
function open() {
  const calls = network({ [LOGOUT]: () => GONE });
  showApp(<SignOut />, fakeApi({}));
  return () => calls.filter(({ to }) => to === LOGOUT).length;
}

const out = page.getByRole('button', { name: 'Out', exact: true });
const dialog = page.getByRole('dialog');
const nobody = { isWriterHere: () => true, send: () => new Promise<never>(() => {}) };

beforeEach(() => writeStoredUser(storedUser(TUTOR_ID)));
afterEach(() => {
  leaveDevice();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('where nothing waits, signing out asks nothing', async () => {
  const ended = open();
  await out.click();
  await expect.poll(() => readStoredUser()).toBeNull();
  expect(ended()).toBe(1);
});

test('a failure is said, nobody is signed out, and it can be tried again', async () => {
  let reply: Parameters<typeof network>[0][string] = () => 'no connection';
  network({ [LOGOUT]: () => reply() });
  showApp(<SignOut />, fakeApi({}));
  await out.click();
  await expect.element(dialog.getByText('You are still signed in')).toBeVisible();
  await expect.element(dialog.getByText('No Internet!')).toBeVisible();
  expect(isSignedIn(TUTOR_ID)).toBe(true);
  reply = () => GONE;
  await dialog.getByRole('button', { name: 'Try again' }).click();
  await expect.poll(() => readStoredUser()).toBeNull();
  await expect.element(dialog).not.toBeInTheDocument();
});

test('what waits is named before, and is gone after', async () => {
  pendingLessons(TUTOR_ID).add(pendingLesson());
  const outbox = outboxOf(TUTOR_ID, TUITION_ID);
  void outbox.resume(nobody);
  outbox.add(newMessage({ text: 'Hello', picture: null }));
  // Of an earlier page of this tab, in a thread that is not open.
  createDraft('messages-6', TUTOR_ID).write({ messages: [{ key: 'k', text: 'Hi', at: '' }] });
  const ended = open();
  await out.click();
  await expect
    .element(dialog.getByText(/^3 lessons or messages have not been sent yet/))
    .toBeVisible();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  expect(ended()).toBe(0);
  expect(pendingLessons(TUTOR_ID).waiting.value).toHaveLength(1);

  await out.click();
  await dialog.getByRole('button', { name: 'Sign out' }).click();
  await expect.poll(() => readStoredUser()).toBeNull();
  await expect.element(dialog).not.toBeInTheDocument();
  // The same person comes back, and the page was not loaded anew.
  expect(pendingLessons(TUTOR_ID).waiting.value).toEqual([]);
  expect(outboxOf(TUTOR_ID, TUITION_ID).waiting.value).toEqual([]);
});

test('a message whose answer comes after signing out writes nothing any more', async () => {
  const answer = Promise.withResolvers<Message>();
  const outbox = outboxOf(TUTOR_ID, TUITION_ID);
  void outbox.resume({
    isWriterHere: () => true,
    send: async (message) => ({ ...message, sent: await answer.promise }),
  });
  outbox.add(newMessage({ text: 'Hello', picture: null }));
  outbox.add(newMessage({ text: 'And more', picture: null }));
  const draft = createDraft(`messages-${TUITION_ID}`, TUTOR_ID);
  expect(readWaiting(draft.read())).toHaveLength(2);
  leaveDevice();
  answer.resolve(sent);
  await answer.promise;
  await new Promise((resolve) => setTimeout(resolve));
  expect(draft.read()).toBeNull();
  expect(outbox.waiting.value).toEqual([]);
});

test('lessons are sent by the person who marked them alone', async () => {
  const lessons = pendingLessons(TUTOR_ID);
  lessons.add(pendingLesson());
  lessons.add(pendingLesson({ key: '2' }));
  const keys: unknown[] = [];
  const api = fakeApi({
    markLesson: ({ body }) => {
      keys.push(body?.idempotency_key);
      // Somebody else signs in meanwhile.
      writeStoredUser(storedUser(TUTOR_ID + 1));
      return { status: 'success', message: 'Marked', lesson: markedLesson };
    },
  });
  writeStoredUser(storedUser(TUTOR_ID + 1));
  await sendPending(api, TUTOR_ID);
  expect(keys).toEqual([]);
  writeStoredUser(storedUser(TUTOR_ID));
  await sendPending(api, TUTOR_ID);
  expect(keys).toEqual([pendingLesson().key]);
  expect(lessons.waiting.value).toMatchObject([{ key: '2' }]);
});

test('who signs in where storage is forbidden is known to this page', () => {
  writeStoredUser(null);
  const forbidden = () => {
    throw new DOMException('Forbidden', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(forbidden);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(forbidden);
  writeStoredUser(storedUser(TUTOR_ID));
  expect(isSignedIn(TUTOR_ID)).toBe(true);
  writeStoredUser(null);
  expect(isSignedIn(TUTOR_ID)).toBe(false);
});
