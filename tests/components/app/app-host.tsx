/** The screens of somebody who is signed in, with a network of the test's own. */
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router';
import { vi } from 'vitest';
import { PreferencesProvider } from '#app/ground/preferences/preferences-provider.tsx';
import { forgetDrafts } from '#app/ground/preferences/session-store.ts';
import { SessionProvider } from '#app/people/session/session-provider.tsx';
import { SignOutDialog } from '#app/people/session/sign-out-dialog.tsx';
import { type StoredUser, writeStoredUser } from '#app/people/session/stored-user.ts';
import { countUnsent } from '#app/start/unsent.ts';
import type { ApiClient } from '#core/api/api-client.ts';
import { createI18n } from '#core/ground/i18n/create-i18n.ts';
import type { Resources } from '#core/ground/i18n/resources.ts';
import common from '#locales/en/ground/common.json' with { type: 'json' };
import list from '#locales/en/ground/list.json' with { type: 'json' };
import notifications from '#locales/en/notify/notifications.json' with { type: 'json' };
import app from '#locales/en/shell/app.json' with { type: 'json' };
import letters from '#locales/en/tuition/letters.json' with { type: 'json' };
import routine from '#locales/en/tuition/routine.json' with { type: 'json' };
import teaching from '#locales/en/tuition/teaching.json' with { type: 'json' };
import { show } from '../show.tsx';

export const TUTOR_ID = 7;
const WEEK_S = 7 * 24 * 3600;

export const storedUser = (id: number): StoredUser => ({
  id,
  name: 'Nusrat Jahan',
  type: 'tutor',
  phone_no: '01711000001',
  email: null,
  photo: null,
  has_password: true,
  OTPVerifyUseOnly: false,
  second_factor: 'not_used',
  exp: Math.floor(Date.now() / 1000) + WEEK_S,
  tutor: null,
  is_banned: false,
  ban_reason: null,
  banned_until: null,
  account_status: 'green',
  account_status_reason: null,
  city_rule: 'all',
  deletes_at: null,
  phone_no_verified_at: null,
});

/** Nobody is signed in, and nothing is stored or in memory. */
export function leaveDevice() {
  forgetDrafts();
  localStorage.clear();
  sessionStorage.clear();
  writeStoredUser(null);
}

type Reply = { status: number; body: object } | 'no connection';

/** Answers the requests of the session, by `METHOD path`; all others never get an answer. */
export function network(replies: Record<string, () => Promise<Reply> | Reply>) {
  const bodies: { to: string; body: unknown }[] = [];
  vi.stubGlobal('fetch', async (url: string, init: RequestInit) => {
    const to = `${init.method} ${new URL(url, location.href).pathname}`;
    bodies.push({ to, body: init.body === undefined ? undefined : JSON.parse(String(init.body)) });
    const reply = await (replies[to]?.() ?? new Promise<Reply>(() => {}));
    if (reply === 'no connection') throw new TypeError('Failed to fetch');
    return Response.json(reply.body, { status: reply.status });
  });
  return bodies;
}

const i18n = createI18n('en', {
  app,
  common,
  letters,
  list,
  notifications: notifications as Resources['notifications'],
  routine,
  teaching,
});

export const showApp = (screen: ReactNode, api: ApiClient, path = '/') =>
  show(
    <PreferencesProvider firstI18n={i18n} firstTheme="light">
      <MemoryRouter initialEntries={[path]}>
        <SessionProvider countUnsent={countUnsent}>
          {screen}
          <SignOutDialog />
        </SessionProvider>
      </MemoryRouter>
    </PreferencesProvider>,
    { api },
  );
