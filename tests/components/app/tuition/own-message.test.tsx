/** A message that was sent stands in its thread by its own answer; nothing before it is left out. */

import { I18nextProvider } from 'react-i18next';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page } from 'vitest/browser';
import { writeStoredUser } from '#app/people/session/stored-user.ts';
import { ThreadBox } from '#app/tuition/chat/thread/thread-box.tsx';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import type { Message, Thread } from '#core/tuition/api/chat.ts';
import common from '#locales/en/ground/common.json' with { type: 'json' };
import errors from '#locales/en/ground/errors.json' with { type: 'json' };
import chat from '#locales/en/tuition/chat.json' with { type: 'json' };
import { fakeApi } from '#tests/components/fake-api.ts';
import { leaveDevice, network, showApp, storedUser, TUTOR_ID } from '../app-host.tsx';

const TUITION_ID = 5;
const texts = createI18n('en', { chat, common, errors });

const message = (id: number, text: string, key: string | null = null): Message => ({
  id,
  is_own: key !== null,
  key,
  text,
  picture: null,
  at: '2026-11-20T06:00:00Z',
  is_removed: false,
});

const thread = (messages: Message[]): Thread => ({
  messages,
  has_older: false,
  has_newer: false,
  other_read_id: 0,
  removed_ids: [],
  writing: 'open',
  writable_until: null,
  has_blocked: false,
});

beforeEach(() => writeStoredUser(storedUser(TUTOR_ID)));
afterEach(() => {
  leaveDevice();
  vi.unstubAllGlobals();
});

test('it is shown without another read, and the next read begins before it', async () => {
  let sent: Message | undefined;
  const bodies = network({
    [`POST /api/tuitions/${TUITION_ID}/messages`]: () => {
      const body: unknown = bodies.at(-1)?.body;
      const key = String(body && Reflect.get(body, 'idempotency_key'));
      sent = message(3, 'Tomorrow at five', key);
      return { status: 201, body: { status: 'success', message: sent } };
    },
  });
  const asked: unknown[] = [];
  const api = fakeApi({
    getThread: ({ query }) => {
      asked.push(query);
      const between = message(2, 'When do you come?');
      return thread(sent ? [between, sent] : [message(1, 'Good evening')]);
    },
  });
  showApp(
    <I18nextProvider i18n={texts}>
      <ThreadBox tuitionId={TUITION_ID} otherName="Rahima" />
    </I18nextProvider>,
    api,
  );
  await page.getByLabelText('Write a message').fill('Tomorrow at five');
  await page.getByRole('button', { name: 'Send', exact: true }).click();
  const shown = () =>
    [...document.querySelectorAll('li')].map(({ textContent: text }) =>
      ['Good evening', 'When do you come?', 'Tomorrow at five'].find((words) =>
        text.includes(words),
      ),
    );
  await expect.poll(shown).toEqual(['Good evening', 'Tomorrow at five']);
  await expect.element(page.getByText('Waiting to be sent')).not.toBeInTheDocument();
  expect(asked).toEqual([{}]);

  window.dispatchEvent(new Event('online'));
  await expect.poll(shown).toEqual(['Good evening', 'When do you come?', 'Tomorrow at five']);
  expect(asked).toEqual([{}, { after: 1 }]);
});
