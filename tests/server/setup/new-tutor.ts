/** Tutors who sign up while staff look at each new one. */
import { eq } from 'drizzle-orm';
import { users } from '#server/ground/db/schema/people.ts';
import {
  bachelor,
  categories,
  higher,
  personalInfo,
  secondary,
  styleAndSalary,
} from '../../setup/profile-forms.ts';
import { createBrowser, lastCode, newPhone } from './accounts.ts';
import { identityCard } from './number-change.ts';
import type { TestApp } from './test-app.ts';

const PASSWORD = 'a long pass phrase';

/** Signs up and verifies the phone; `complete` fills in the profile to 84 percent. */
export async function signUpTutor(context: TestApp) {
  const { db } = context.database;
  const phone = newPhone();
  // Sign-ups are counted for a neighbourhood of addresses.
  const browser = createBrowser(
    context.app,
    `10.${Number(phone.slice(-6, -3)) % 256}.${Number(phone.slice(-3)) % 256}.1`,
  );
  const post = async (url: string, payload: object = {}) => {
    const answer = await browser.ask({ method: 'POST', url, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const took = async (url: string, payload: object) => {
    const { status, body } = await post(url, payload);
    if (status !== 200) throw new Error(`${url}: ${JSON.stringify(body)}`);
  };
  await took('/api/tutor-registration', {
    name: 'Asha Rahman',
    phone_no: phone,
    email: `asha${phone}@example.com`,
    gender: 2,
    password: PASSWORD,
    password_confirmation: PASSWORD,
  });
  await took('/api/v1/verify-otp', { otp: await lastCode(db, phone) });
  const [user] = await db
    .select({ id: users.id })
    .from(users)
    .where(eq(users.phoneNo, `+88${phone}`));
  return {
    userId: user?.id ?? 0,
    phone,
    post,
    remove: (url: string) => browser.ask({ method: 'DELETE', url }),
    get: async (url: string) => (await browser.ask({ url })).json(),
    complete: async () => {
      await took('/api/update-tutor-preferred-location', {
        city_id: 1,
        preferred_location_id: [1001],
      });
      await took('/api/update-tutoring-category', categories);
      await took('/api/update-tutoring-style-and-expected-salary', styleAndSalary);
      for (const degree of [secondary, higher, bachelor])
        await took('/api/create-tutor-educational-info', degree);
      await took('/api/tutor-personal-info', personalInfo);
      await took('/api/add-tutor-certificate', {
        certificate_type_id: 1,
        certificate_base64: identityCard,
      });
    },
  };
}
export type NewTutor = Awaited<ReturnType<typeof signUpTutor>>;
