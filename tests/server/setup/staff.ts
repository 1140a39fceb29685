/** Staff who are signed in, and requests to work on. */
import { requestEvents } from '#server/ground/db/schema/request-events.ts';
import { type Browser, createAccount, signInAs } from './accounts.ts';
import { createJob } from './factories.ts';
import { signInParent } from './hiring.ts';
import type { TestApp } from './test-app.ts';

type Payload = Parameters<Browser['ask']>[0]['payload'];

export async function signInStaff(context: TestApp, name = 'Farhana') {
  const account = await createAccount(context.database.db, { type: 'staff', name });
  const browser = await signInAs(context.app, account);
  const send = (method: 'POST' | 'PUT' | 'DELETE') => (path: string, payload?: Payload) =>
    browser.ask({
      method,
      url: `/api/staff/${path}`,
      ...(payload !== undefined && { payload }),
    });
  return {
    account,
    browser,
    get: (path: string) => browser.ask({ url: `/api/staff/${path}` }),
    post: send('POST'),
    put: send('PUT'),
    remove: send('DELETE'),
  };
}
export type Staff = Awaited<ReturnType<typeof signInStaff>>;

/** A guardian with a request, in the state asked for. */
export async function createRequest(context: TestApp, overrides: object = {}, user: object = {}) {
  const { db } = context.database;
  const guardian = await signInParent(context, user);
  const { parentId } = guardian;
  const id = await createJob(db, { parentId, status: 'pending', postedAt: null, ...overrides });
  await db.insert(requestEvents).values({
    jobOfferId: id,
    kind: 'submitted',
    at: context.services.now(),
    byUserId: guardian.account.userId,
  });
  return { id, ...guardian };
}

export const result = (answer: Awaited<ReturnType<Staff['get']>>) => [
  answer.statusCode,
  answer.json().code,
];
