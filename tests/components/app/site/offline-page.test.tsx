/** Tests what is said in the place of a page that is not on the device, for each kind of page. */

import { I18nextProvider } from 'react-i18next';
import { MemoryRouter } from 'react-router';
import { beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { createDraft } from '#app/ground/form/draft.ts';
import { OfflinePage } from '#app/site/offline/offline-page.tsx';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import common from '#locales/en/ground/common.json' with { type: 'json' };
import offline from '#locales/en/site/offline.json' with { type: 'json' };
import { show } from '#tests/components/show.tsx';
import { leaveDevice } from '../app-host.tsx';

const comeFrom = (path: string) => {
  history.replaceState(null, '', `?from=${encodeURIComponent(path)}`);
  show(
    <I18nextProvider i18n={createI18n('en', { common, offline })}>
      <MemoryRouter>
        <OfflinePage />
      </MemoryRouter>
    </I18nextProvider>,
  );
};
const waiting = (key: string) => ({
  key,
  text: 'I am on my way',
  picture: null,
  at: '2026-11-26T06:00:00Z',
  problem: null,
  sent: null,
});

beforeEach(leaveDevice);

test('a chat: pages of an account are not kept, the messages that wait are', async () => {
  createDraft('messages-12', 7).write({ messages: [waiting('a'), waiting('b')] });
  comeFrom('/tutor/my-students/messages/12');
  await expect.element(page.getByText(offline.own)).toBeVisible();
  await expect.element(page.getByText(/2 messages you wrote are kept here/)).toBeVisible();
  await expect.element(page.getByText(offline.text)).not.toBeInTheDocument();
});

test('nothing is said of messages where none waits', async () => {
  createDraft('messages-12', 7).write({ messages: [] });
  comeFrom('/parent/dashboard/messages');
  await expect.element(page.getByText(offline.own)).toBeVisible();
  await expect.element(page.getByText(/you wrote/)).not.toBeInTheDocument();
});

test('a public page was not opened here lately', async () => {
  comeFrom('/support');
  await expect.element(page.getByText(offline.text)).toBeVisible();
  await expect.element(page.getByText(offline.own)).not.toBeInTheDocument();
});
