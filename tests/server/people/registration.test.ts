import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { registrationAnswer } from '#core/people/api/account.ts';
import { parents, tutors, users } from '#server/ground/db/schema/people.ts';
import { sessions } from '#server/ground/db/schema/sessions.ts';
import { createAccount, createBrowser, lastCode, newPhone, PASSWORD } from '../setup/accounts.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

const form = (changes: object = {}) => {
  const phone = newPhone();
  return {
    name: 'Asha Rahman',
    phone_no: phone,
    email: `asha${phone}@example.com`,
    gender: 1,
    password: 'a long pass phrase',
    password_confirmation: 'a long pass phrase',
    ...changes,
  };
};

const signUp = (payload: object, path = 'tutor', headers: Record<string, string> = {}) =>
  createBrowser(context.app).ask({
    method: 'POST',
    url: `/api/${path}-registration?lang=en`,
    payload,
    headers,
  });

const errorsOf = async (changes: object, path = 'tutor') => {
  const answer = await signUp(form(changes), path);
  expect(answer.statusCode).toBe(400);
  expect(answer.json().code).toBe('invalid_input');
  return answer.json().errors;
};

async function findUser(phone: string) {
  const [row] = await context.database.db
    .select()
    .from(users)
    .leftJoin(tutors, eq(tutors.userId, users.id))
    .leftJoin(parents, eq(parents.userId, users.id))
    .where(eq(users.phoneNo, `+88${phone}`));
  return row;
}

describe('a tutor', () => {
  test('gets an account, a code on the phone and a session for the code only', async () => {
    const payload = form();
    const browser = createBrowser(context.app);
    const answer = await browser.ask({ method: 'POST', url: '/api/tutor-registration', payload });
    expect(answer.statusCode).toBe(200);
    const { data } = registrationAnswer.parse(answer.json());
    expect(data).toMatchObject({ otp_status: 'sent', resend_in: 120 });
    expect(data.api_token).toBeUndefined();
    expect(data.user).toMatchObject({
      type: 'tutor',
      phone_no: payload.phone_no,
      phone_no_verified_at: null,
      OTPVerifyUseOnly: true,
      tutor: { profile_completed: 0, gender: 1 },
      parent: null,
    });
    const row = await findUser(payload.phone_no);
    expect(row?.users.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(row?.tutors?.tutorid).toBe(`T${100_000 + (row?.users.id ?? 0)}`);
    expect(await lastCode(context.database.db, payload.phone_no)).toMatch(/^\d{6}$/);
    expect((await browser.ask({ url: '/api/v1/user' })).statusCode).toBe(200);
    for (const url of ['/api/v1/sessions', '/api/saved-jobs', '/api/update-profile-status'])
      expect((await browser.ask({ url })).json().code).toBe('phone_not_verified');
  });

  test('by a client without cookies gets a token instead, never both', async () => {
    const answer = await context.app.inject({
      method: 'POST',
      url: '/api/tutor-registration',
      payload: form(),
    });
    expect(answer.headers['set-cookie']).toBeUndefined();
    const { data } = registrationAnswer.parse(answer.json());
    const user = await context.app.inject({
      url: '/api/v1/user',
      headers: { authorization: `Bearer ${data.api_token}` },
    });
    expect(user.json().exp).toBe(data.exp);
  });

  test('may write the number in every usual way', async () => {
    for (const write of [
      (phone: string) => `+88${phone}`,
      (phone: string) => `${phone.slice(0, 5)}-${phone.slice(5)}`,
      (phone: string) => ` 88 ${phone.slice(0, 3)} ${phone.slice(3)} `,
      (phone: string) => phone.replace(/\d/g, (digit) => '০১২৩৪৫৬৭৮৯'[Number(digit)] ?? ''),
    ]) {
      const phone = newPhone();
      expect((await signUp(form({ phone_no: write(phone) }))).statusCode).toBe(200);
      expect((await findUser(phone))?.users.name).toBe('Asha Rahman');
    }
  });
});

test('a parent, with what is optional', async () => {
  const other = newPhone();
  const payload = form({
    additional_phone_number: other,
    about: 'Two children',
    gender: undefined,
  });
  const answer = await signUp(payload, 'parent');
  expect(registrationAnswer.parse(answer.json()).data.user).toMatchObject({
    type: 'parent',
    tutor: null,
    parent: { id: expect.any(Number) },
  });
  expect((await findUser(payload.phone_no))?.parents).toMatchObject({
    additionalPhoneNumber: `+88${other}`,
    about: 'Two children',
  });
});

describe('is refused with the words of the form', () => {
  const phone = [
    "Phone number must start with '01' and be exactly 11 digits long, containing only numbers.",
  ];
  test.each([
    [{ phone_no: '0171234567' }, { phone_no: phone }],
    [{ phone_no: '02711234567' }, { phone_no: phone }],
    [{ phone_no: '01711234567x' }, { phone_no: phone }],
    [{ email: 'nobody' }, { email: ['Must be a valid email address'] }],
    [{ name: 'R2 D2' }, { name: ['Please use letters and spaces only.'] }],
    [{ gender: undefined }, { gender: ['Please select your gender!'] }],
    [{ gender: 3 }, { gender: ['Please select your gender!'] }],
    [
      { password: 'short', password_confirmation: 'short' },
      { password: ['Password must be at least 8 or more characters'] },
    ],
    [
      { password_confirmation: 'another one' },
      { password_confirmation: ['The two passwords are not the same.'] },
    ],
    [
      { password: 'x'.repeat(10_000), password_confirmation: 'y' },
      expect.objectContaining({ password: ['Must have at most 128 characters.'] }),
    ],
    [
      { password: 'eight\0chars', password_confirmation: 'eight\0chars' },
      { password: ['The password has a character that cannot be used.'] },
    ],
    [
      { password: 'Bangladesh71', password_confirmation: 'Bangladesh71' },
      { password: ['This password is easy to guess. Please choose another.'] },
    ],
  ])('%j', async (changes, errors) => {
    expect(await errorsOf(changes)).toEqual(errors);
  });

  test.each(['010', '011', '012'])(
    'a number of %s, before the gateway is called',
    async (start) => {
      const errors = await errorsOf({ phone_no: `${start}12345678` });
      expect(errors.phone_no[0]).toMatch(/cannot send an SMS/);
    },
  );

  test('the own phone or e-mail as the password', async () => {
    const payload = form();
    const own = { password: payload.phone_no, password_confirmation: payload.phone_no };
    expect(Object.keys((await signUp({ ...payload, ...own })).json().errors)).toEqual(['password']);
  });
});

test('a Bengali name is a name', async () => {
  const payload = form({ name: 'নুসরাত  জাহান' });
  expect((await signUp(payload)).statusCode).toBe(200);
  expect((await findUser(payload.phone_no))?.users.name).toBe('নুসরাত জাহান');
});

test('fields nobody asked for are ignored', async () => {
  const payload = form({
    type: 'staff',
    phone_no_verified_at: '2026-01-01',
    profile_completed: 100,
  });
  expect((await signUp(payload)).json().data.user).toMatchObject({
    type: 'tutor',
    phone_no_verified_at: null,
    tutor: { profile_completed: 0 },
  });
});

test('a phone that has an account', async () => {
  const { db } = context.database;
  const account = await createAccount(db);
  const byPhone = await signUp(form({ phone_no: account.phone }));
  expect([byPhone.statusCode, byPhone.json().code]).toEqual([409, 'account_exists']);
  expect(Object.keys(byPhone.json().errors)).toEqual(['phone_no']);
  expect(byPhone.headers['set-cookie']).toBeUndefined();
});

test('two clicks make one account', async () => {
  const payload = form();
  const answers = await Promise.all([signUp(payload), signUp(payload)]);
  expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([200, 409]);
  const user = (await findUser(payload.phone_no))?.users;
  const own = await context.database.db
    .select()
    .from(sessions)
    .where(eq(sessions.userId, user?.id ?? 0));
  expect(own).toHaveLength(1);
});

test('from one neighbourhood 20 an hour', async () => {
  const statuses = [];
  for (let index = 0; index < 21; index += 1) {
    const answer = await createBrowser(context.app, `203.0.113.${index}`).ask({
      method: 'POST',
      url: '/api/tutor-registration',
      payload: form({ phone_no: '01311111111', email: 'same@example.com' }),
    });
    statuses.push(answer.statusCode);
  }
  expect(statuses).toEqual([200, ...Array(19).fill(409), 429]);
});

test('a guardian needs no email to sign up; a wrong one is refused all the same', async () => {
  const signUp = (email: string | undefined) =>
    createBrowser(context.app).ask({
      method: 'POST',
      url: '/api/parent-registration',
      payload: {
        name: 'Rokeya Begum',
        phone_no: newPhone(),
        email,
        password: PASSWORD,
        password_confirmation: PASSWORD,
      },
    });
  for (const email of ['', undefined]) {
    const answer = await signUp(email);
    expect([answer.statusCode, answer.json().data?.user.email]).toEqual([200, null]);
  }
  expect(Object.keys((await signUp('rokeya')).json().errors)).toEqual(['email']);
});
