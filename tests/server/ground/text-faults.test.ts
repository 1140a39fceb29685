/** Texts no database stores and no reader can read, at every way in. */

import { eq } from 'drizzle-orm';
import { beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { contract, type Endpoint } from '#core/api/contract.ts';
import { endpoints } from '#core/api/endpoints.ts';
import { users } from '#server/ground/db/schema/people.ts';
import {
  type Browser,
  createAccount,
  createBrowser,
  newPhone,
  PASSWORD,
  signInAs,
} from '../setup/accounts.ts';
import { signInParent } from '../setup/hiring.ts';
import { createHubTutor } from '../setup/hub.ts';
import { signInStaff } from '../setup/staff.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
const WITH_NUL = 'planted\0text';
const browsers: Partial<Record<Endpoint['access'], Browser>> = {};

beforeAll(async () => {
  const tutor = await createAccount(context.database.db);
  browsers.tutor = await signInAs(context.app, tutor);
  browsers.session = browsers.tutor;
  browsers.parent = (await signInParent(context)).browser;
  browsers.staff = (await signInStaff(context)).browser;
});

const namesIn = (schema: z.ZodType | undefined): string[] =>
  schema === undefined
    ? []
    : Object.keys(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }).properties ?? {});

const withNul = (names: string[]) => Object.fromEntries(names.map((name) => [name, WITH_NUL]));

describe('NUL', () => {
  // A stream that stays open takes no texts.
  const names = Object.keys(endpoints).filter((name) => name !== 'streamNotifications');
  test.each(names)('%s answers it with a clear refusal', async (name) => {
    const endpoint: Endpoint = Reflect.get(contract, name);
    const browser = browsers[endpoint.access] ?? createBrowser(context.app);
    const query = new URLSearchParams(withNul(namesIn(endpoint.query)));
    const path = endpoint.path.replace(/:\w+/g, encodeURIComponent(WITH_NUL));
    for (const url of [`${path}?${query}`, endpoint.path.replace(/:\w+/g, '1')]) {
      const answer = await browser.ask({
        method: endpoint.method,
        url,
        ...(endpoint.body && { payload: { ...withNul(namesIn(endpoint.body)), extra: WITH_NUL } }),
      });
      expect([name, answer.statusCode, answer.statusCode < 500]).toEqual([
        name,
        answer.statusCode,
        true,
      ]);
    }
  });

  test('names the field', async () => {
    const browser = createBrowser(context.app);
    const signIn = await browser.ask({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: `a\0b@example.com`, password: PASSWORD },
    });
    expect(signIn.statusCode).toBe(400);
    expect(signIn.json()).toMatchObject({
      code: 'invalid_input',
      errors: { email: ['This text has characters that cannot be used.'] },
    });
    for (const url of [
      '/api/hub/tutor-profile/a%00b',
      '/api/hub/tutor-profile/a%00b/reviews',
      '/api/tutor-hub/compare?tutorid=a%00b',
      '/api/tutor-hub?search=a%00b',
    ])
      expect([url, (await browser.ask({ url })).statusCode]).toEqual([url, 400]);
  });
});

describe('what people write for others', () => {
  const register = (name: string) =>
    createBrowser(context.app).ask({
      method: 'POST',
      url: '/api/parent-registration',
      payload: { name, phone_no: '01812345678', password: PASSWORD },
    });

  test.each([
    ['a pile of marks', `Z${'\u0334'.repeat(80)}algo`, /too many marks/],
    ['tags', 'Shamima\u{E0041}\u{E0042}', /invisible/],
    ['a lost character', 'Sha\uFFFDmima', /lost on the way/],
    ['half a pair', 'Sha\uD83Dmima', /lost on the way/],
    ['a change of direction', 'Sha\u202Emima', /direction/],
  ])('a name with %s is refused', async (_name, name, text) => {
    const answer = await register(name);
    expect(answer.statusCode).toBe(400);
    expect(answer.json().errors.name).toEqual([expect.stringMatching(text)]);
  });

  test.each([
    ['a zero-width space', 'Sha\u200Bmima Akter'],
    ['a space that does not break', 'Shamima\u00A0Akter'],
    ['marks of direction', '\u200EShamima Akter\u200F'],
    ['an isolate', '\u2068Shamima Akter\u2069'],
    ['a soft hyphen', 'Sha\u00ADmima Akter'],
    ['a row of joiners', 'Shamima\u200D\u200D Akter'],
    ['a page end', '\fShamima Akter'],
  ])('%s in a name is taken out', async (_name, name) => {
    const phone = newPhone();
    const answer = await createBrowser(context.app).ask({
      method: 'POST',
      url: '/api/parent-registration',
      payload: {
        name,
        phone_no: `\u202A${phone}\u202C`,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
    });
    expect(answer.json().errors).toBeUndefined();
    const [user] = await context.database.db
      .select({ name: users.name })
      .from(users)
      .where(eq(users.phoneNo, `+88${phone}`));
    expect(user?.name.replaceAll('\u200D', '')).toBe('Shamima Akter');
  });

  test.each(['শামীমা ক্‌ষ', 'র‍্যাব সুলতানা', 'Zoë Nguyễn'])('%s is fine', async (name) => {
    expect((await register(name)).json().errors?.name).toBeUndefined();
  });

  test('nested texts are looked at too', async () => {
    const answer = await createBrowser(context.app).ask({
      method: 'POST',
      url: '/api/hire',
      payload: { contact: { name: 'Sha\u{E0041}mima' } },
    });
    expect(answer.json().errors.contact).toEqual([expect.stringMatching(/invisible/)]);
  });

  test('a search that was pasted works', async () => {
    await createHubTutor(context.database.db, { name: 'Tahmina Akter' });
    const answer = await createBrowser(context.app).ask({
      method: 'POST',
      url: '/api/tutor-hub',
      payload: { search: '\u200Btahmina' },
    });
    expect(answer.statusCode).toBe(200);
  });
});
