/** The steps of a change of number, as the settings take them. */
import { and, desc, eq } from 'drizzle-orm';
import sharp from 'sharp';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import { type Browser, lastCode } from './accounts.ts';
import type { TestApp } from './test-app.ts';

const URL = '/api/v1/change-phone-no';

const jpeg = await sharp({ create: { width: 90, height: 60, channels: 3, background: '#456' } })
  .jpeg()
  .toBuffer();
/** A picture that can be sent. */
export const identityCard = `data:image/jpeg;base64,${jpeg.toString('base64')}`;

export function changeSteps(context: TestApp, browser: Browser) {
  const post = async (path: string, payload: object = {}) => {
    const answer = await browser.ask({ method: 'POST', url: `${URL}${path}`, payload });
    return { status: answer.statusCode, body: answer.json() };
  };
  const steps = {
    post,
    read: async () => (await browser.ask({ url: URL })).json(),
    cancel: async () => (await browser.ask({ method: 'DELETE', url: URL })).statusCode,
    /** A code to the old number and back. */
    begin: async (oldPhone: string) => {
      await post('/old-code');
      return post('/old', { otp: await lastCode(context.database.db, oldPhone) });
    },
    lose: (password?: string) => post('/lost', password === undefined ? {} : { password }),
    sendNew: (phone_no: string) => post('/new-code', { phone_no }),
    verifyNew: async (phone_no: string) =>
      post('', { phone_no, otp: await lastCode(context.database.db, phone_no) }),
    /** The new number, once the change has begun. */
    give: async (phone_no: string) => {
      await steps.sendNew(phone_no);
      return steps.verifyNew(phone_no);
    },
    ask: (fields: object = {}) =>
      post('/ask', { statement: 'I lost my SIM in a bus. My requests are 12 and 15.', ...fields }),
  };
  return steps;
}

/** The newest SMS of an event to a number. */
export async function lastSms({ database }: TestApp, event: string, phone: string) {
  const [row] = await database.db
    .select()
    .from(outboxMessages)
    .where(
      and(
        eq(outboxMessages.event, event as 'number_changed'),
        eq(outboxMessages.to, `+88${phone}`),
        eq(outboxMessages.channel, 'sms'),
      ),
    )
    .orderBy(desc(outboxMessages.createdAt))
    .limit(1);
  return row?.text ?? null;
}

/** Returns what stands after `#` in the link of a message. */
export const tokenOf = (text: string | null) => /#([\w-]+)/.exec(text ?? '')?.[1] ?? '';
