/** People who can sign in, a browser and an API client to do it with, and a clock to turn. */
import { hash } from '@node-rs/argon2';
import type { InferInsertModel } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Db } from '#server/ground/db/database.ts';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { tutors, type users } from '#server/ground/db/schema/people.ts';
import type { Services } from '#server/ground/services/services.ts';
import { createUser } from './factories.ts';

export const PASSWORD = 'a fine pass phrase';
export const OWN_ORIGIN = 'http://localhost:8080';
/** Its cost stands in the hash: real ones take longer than the rest of signing in. */
const passwordHash = hash(PASSWORD, { memoryCost: 8, timeCost: 1 });
let last = 10_000_000;

type NewUser = Partial<InferInsertModel<typeof users>>;
type NewTutor = Partial<InferInsertModel<typeof tutors>>;

export interface Account {
  userId: number;
  tutorId: number;
  /** 01XXXXXXXXX */
  phone: string;
  email: string;
}

/** A number nobody has yet. */
export function newPhone(): string {
  last += 1;
  return `018${last}`;
}

export async function createAccount(
  db: Db,
  user: NewUser = {},
  tutor: NewTutor = {},
): Promise<Account> {
  const phone = newPhone();
  const email = `person${phone}@example.com`;
  const userId = await createUser(db, {
    type: 'tutor',
    phoneNo: `+88${phone}`,
    email,
    passwordHash: await passwordHash,
    phoneNoVerifiedAt: new Date('2026-01-01T00:00:00Z'),
    ...user,
  });
  if ((user.type ?? 'tutor') !== 'tutor') return { userId, tutorId: 0, phone, email };
  const [row] = await db
    .insert(tutors)
    .values({ userId, tutorid: `T${phone}`, cityId: 1, profileCompleted: 90, ...tutor })
    .returning({ id: tutors.id });
  return { userId, tutorId: row?.id ?? 0, phone, email };
}

export interface Ask {
  method?: 'GET' | 'POST' | 'DELETE' | 'PUT' | 'PATCH' | 'HEAD';
  url: string;
  payload?: object | string;
  headers?: Record<string, string>;
  ip?: string;
}

/** A browser on one of our own pages: keeps its cookies. */
export function createBrowser(app: FastifyInstance, ip = '127.0.0.1') {
  const jar = new Map<string, string>();
  return {
    jar,
    async ask({ method = 'GET', url, payload, headers = {}, ip: from = ip }: Ask) {
      const cookie = [...jar].map(([name, value]) => `${name}=${value}`).join('; ');
      const answer = await app.inject({
        method,
        url,
        remoteAddress: from,
        headers: {
          'accept-language': 'en',
          'sec-fetch-site': 'same-origin',
          'x-porua': '1',
          ...(method !== 'GET' && { origin: OWN_ORIGIN }),
          ...(cookie !== '' && { cookie }),
          ...headers,
        },
        ...(payload !== undefined && { payload }),
      });
      for (const { name, value } of answer.cookies)
        if (value === '') jar.delete(name);
        else jar.set(name, value);
      return answer;
    },
  };
}
export type Browser = ReturnType<typeof createBrowser>;

const BUSY_TRIES = 20;
const BUSY_WAIT_MS = 500;

export async function signInAs(
  app: FastifyInstance,
  account: Pick<Account, 'phone'>,
): Promise<Browser> {
  const browser = createBrowser(app);
  const ask = () =>
    browser.ask({
      method: 'POST',
      url: '/api/v1/login',
      payload: { email: account.phone, password: PASSWORD },
    });
  let answer = await ask();
  // On a busy machine the server sends one back before it does anything.
  for (let tries = 1; answer.statusCode === 503 && tries < BUSY_TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, BUSY_WAIT_MS));
    answer = await ask();
  }
  if (answer.statusCode !== 200) throw new Error(`Not signed in: ${answer.body}`);
  return browser;
}

export async function lastCode(db: Db, phone: string): Promise<string> {
  const rows = await db.select().from(outboxMessages);
  const own = rows.filter((row) => row.to === `+88${phone}` && row.channel === 'sms');
  const newest = own.sort((a, b) => b.createdAt.getTime() - a.createdAt.getTime())[0];
  if (newest === undefined || newest.otp === null) throw new Error(`No code for ${phone}`);
  return newest.otp;
}

/** Six digits that are not these. */
export const otherCode = (code: string) => String((Number(code) + 1) % 1_000_000).padStart(6, '0');

/** Time stands still until it is moved. */
export function stopClock(services: Services, start = '2026-11-21T06:00:00Z') {
  let at = Date.parse(start);
  services.now = () => new Date(at);
  return {
    now: () => new Date(at),
    forward(seconds: number) {
      at += seconds * 1000;
    },
  };
}
