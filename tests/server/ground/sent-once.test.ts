/** The same key is the same request; with another content it is a mistake that is named. */
import { randomUUID } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { createBrowser, newPhone } from '../setup/accounts.ts';
import { hireBody, requestFields, signInParent, verifyPhone } from '../setup/hiring.ts';
import { startTestApp } from '../setup/test-app.ts';

const context = startTestApp();

const refusal = {
  statusCode: 409,
  code: 'idempotency_key_reused',
};
const answered = (answer: { statusCode: number; json(): { code?: string } }) => ({
  statusCode: answer.statusCode,
  code: answer.json().code,
});

describe('a key that comes again', () => {
  test('in the form without an account', async () => {
    const phone = newPhone();
    const { proof, browser } = await verifyPhone(context, phone);
    const body = hireBody(proof);
    const send = (payload: object) => browser.ask({ method: 'POST', url: '/api/hire', payload });
    const first = await send(body);
    expect(first.statusCode).toBe(200);
    expect((await send({ ...body })).json().id).toBe(first.json().id);
    expect(answered(await send({ ...body, salary: 9000 }))).toEqual(refusal);
  });

  test('of a guardian who is signed in', async () => {
    const { browser } = await signInParent(context);
    const send = (payload: object) =>
      browser.ask({ method: 'POST', url: '/api/parent/tutor-requests', payload });
    const body = { ...requestFields(), idempotency_key: randomUUID() };
    const first = await send(body);
    expect(first.statusCode).toBe(200);
    const inOtherOrder = Object.fromEntries(Object.entries(body).reverse());
    expect((await send(inOtherOrder)).json().id).toBe(first.json().id);
    expect(answered(await send({ ...body, days_in_week: 2 }))).toEqual(refusal);
  });

  test('of somebody who wants to be called', async () => {
    const key = randomUUID();
    const send = (phone_no: string) =>
      createBrowser(context.app).ask({
        method: 'POST',
        url: '/api/assistant/call-requests',
        payload: { phone_no, idempotency_key: key },
      });
    const phone = newPhone();
    expect((await send(phone)).statusCode).toBe(200);
    expect((await send(phone)).statusCode).toBe(200);
    expect(answered(await send(newPhone()))).toEqual(refusal);
  });
});
