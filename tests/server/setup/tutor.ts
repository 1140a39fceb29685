/** A tutor on their own screens, and forms that are right as they are. */

import { eq } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/ground/db/database.ts';
import { tutors } from '#server/ground/db/schema/people.ts';
import { type Account, createAccount, signInAs } from './accounts.ts';

type Method = 'POST' | 'PUT' | 'DELETE';

export async function openTutor(
  app: FastifyInstance,
  db: Db,
  ...[user, tutor]: [user?: Parameters<typeof createAccount>[1], tutor?: object]
) {
  const account: Account = await createAccount(db, user, {
    cityId: null,
    profileCompleted: 0,
    ...tutor,
  });
  const browser = await signInAs(app, account);
  const send = async (method: Method, url: string, payload?: object) => {
    const answer = await browser.ask({ method, url, ...(payload && { payload }) });
    return { status: answer.statusCode, body: answer.json() };
  };
  return {
    ...account,
    browser,
    send,
    post: (url: string, payload: object = {}) => send('POST', url, payload),
    delete: (url: string) => send('DELETE', url),
    get: async (url: string) => (await browser.ask({ url })).json(),
    /** Reads what is stored, which must always be what the last answer said. */
    storedPercent: async () => {
      const [row] = await db.select().from(tutors).where(eq(tutors.id, account.tutorId));
      return row?.profileCompleted;
    },
  };
}
export type OpenTutor = Awaited<ReturnType<typeof openTutor>>;
