import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { outboxMessages } from '#server/ground/db/schema/outbox-messages.ts';
import type { Gateway } from '#server/ground/services/gateway.ts';
import { createSmsGateway } from '#server/ground/services/sms-gateway.ts';
import { deliverDue } from '#server/notify/messages/outbox.ts';
import { sendOtp } from '#server/people/otp/send-otp.ts';
import { createBrowser, lastCode, newPhone, stopClock } from '../setup/accounts.ts';
import { createUser } from '../setup/factories.ts';
import { buildTestApp, startTestApp } from '../setup/test-app.ts';

const context = startTestApp();
let clock: ReturnType<typeof stopClock>;
let consoleGateway: Gateway;
beforeEach(() => {
  clock = stopClock(context.services);
  consoleGateway = context.services.gateways.sms;
});
afterEach(() => {
  context.services.gateways.sms = consoleGateway;
});

const broken: Gateway = {
  isConsole: false,
  leaseMs: 15_000,
  send: async () => {
    throw new Error('gateway is down');
  },
};

async function send(lang: 'en' | 'bn' = 'en', purpose: 'verify' | 'reset' = 'verify') {
  const phone = newPhone();
  const userId = await createUser(context.database.db, { phoneNo: `+88${phone}` });
  const request = { purpose, phone: `+88${phone}`, userId, binding: phone, who: phone } as const;
  const { status } = await sendOtp(context.services, { ...request, lang, ip: '127.0.0.1' });
  return { phone, status };
}
async function messageTo(phone: string) {
  const [row] = await context.database.db
    .select()
    .from(outboxMessages)
    .where(eq(outboxMessages.to, `+88${phone}`));
  if (row === undefined) throw new Error('No message');
  return row;
}

describe('the message', () => {
  test.each(['en', 'bn'] as const)('in %s ends with the line phones read', async (lang) => {
    const { phone } = await send(lang);
    const code = await lastCode(context.database.db, phone);
    const { text } = await messageTo(phone);
    expect(text.split('\n').at(-1)).toBe(`@localhost #${code}`);
    expect(text.startsWith(code)).toBe(true);
    expect(/[ঀ-৿]/.test(text)).toBe(lang === 'bn');
  });

  test('is logged without the code and without the number', async () => {
    const lines: string[] = [];
    context.services.gateways.sms = createSmsGateway(
      { smsUrl: undefined, smsToken: undefined },
      (...line) => lines.push(JSON.stringify(line)),
    );
    const { phone } = await send();
    expect(lines).toHaveLength(1);
    expect(lines[0]).not.toContain(phone.slice(0, 8));
    expect(lines[0]).not.toContain(await lastCode(context.database.db, phone));
  });
});

describe('a gateway that fails', () => {
  test('the person is informed, the message is tried again, more and more rarely', async () => {
    context.services.gateways.sms = broken;
    const { phone, status } = await send();
    expect(status).toBe('sms_unavailable');
    expect(await messageTo(phone)).toMatchObject({ attempts: 1, sentAt: null });
    expect(await deliverDue(context.services)).toBe(0);
    clock.forward(5);
    expect(await deliverDue(context.services)).toBe(1);
    clock.forward(9);
    expect(await deliverDue(context.services)).toBe(0);
    clock.forward(1);
    const taken: string[] = [];
    context.services.gateways.sms = {
      isConsole: false,
      leaseMs: 15_000,
      send: async ({ to }) => void taken.push(to),
    };
    expect(await deliverDue(context.services)).toBe(1);
    expect(taken).toEqual([`+88${phone}`]);
    expect(await messageTo(phone)).toMatchObject({ attempts: 3, sentAt: clock.now(), text: '' });
  });

  test('a code that has run out is not sent any more', async () => {
    context.services.gateways.sms = broken;
    const { phone } = await send();
    clock.forward(300);
    const late = vi.fn(async () => {});
    context.services.gateways.sms = { isConsole: false, leaseMs: 15_000, send: late };
    await deliverDue(context.services);
    expect(late).not.toHaveBeenCalled();
    expect(await messageTo(phone)).toMatchObject({ failedAt: clock.now(), text: '' });
  });

  test('two nodes do not send one message twice', async () => {
    const { phone } = await send('en', 'reset');
    const taken: string[] = [];
    context.services.gateways.sms = {
      isConsole: false,
      leaseMs: 15_000,
      send: async ({ to }) => void taken.push(to),
    };
    await Promise.all([deliverDue(context.services), deliverDue(context.services)]);
    expect(taken).toEqual([`+88${phone}`]);
  });

  test('signing up goes on, asking again says what is wrong', async () => {
    context.services.gateways.sms = broken;
    const browser = createBrowser(context.app);
    const payload = {
      name: 'Asha',
      phone_no: newPhone(),
      email: `${newPhone()}@example.com`,
      gender: 2,
      password: 'a long pass phrase',
      password_confirmation: 'a long pass phrase',
    };
    const answer = await browser.ask({ method: 'POST', url: '/api/tutor-registration', payload });
    expect([answer.statusCode, answer.json().data.otp_status]).toEqual([200, 'sms_unavailable']);
    clock.forward(60);
    const again = await browser.ask({ method: 'POST', url: '/api/v1/resend-otp' });
    expect([again.statusCode, again.json().code]).toEqual([503, 'sms_unavailable']);
    expect((await browser.ask({ url: '/api/v1/user' })).statusCode).toBe(200);
  });
});

describe('the gateway by http', () => {
  async function withGateway(
    answer: (request: IncomingMessage, reply: ServerResponse) => void,
    use: (gateway: Gateway) => Promise<void>,
  ) {
    const server = createServer(answer).listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    const address = server.address();
    const port = typeof address === 'object' && address !== null ? address.port : 0;
    const settings = { smsUrl: `http://127.0.0.1:${port}/send`, smsToken: 'secret' };
    try {
      await use(createSmsGateway(settings, () => {}));
    } finally {
      server.closeAllConnections();
      server.close();
    }
  }
  const sms = { to: '+8801711000001', text: 'Hello', waits: false, expiresAt: new Date() };

  test('gets number, text and token', async () => {
    let seen = '';
    await withGateway(
      (request, reply) => {
        let body = '';
        request.on('data', (chunk) => {
          body += String(chunk);
        });
        request.on('end', () => {
          seen = `${request.method} ${request.headers.authorization} ${body}`;
          reply.end('{"status":"queued"}');
        });
      },
      (gateway) => gateway.send({ id: 'one', subject: null, ...sms }),
    );
    expect(seen).toBe('POST Bearer secret {"to":"8801711000001","text":"Hello"}');
  });

  test.each<[string, (reply: ServerResponse) => void]>([
    ['500', (reply) => reply.writeHead(500).end()],
    ['200 with an error in it', (reply) => reply.end('{"error":"no balance"}')],
    ['200 with status failed', (reply) => reply.end('{"status":"FAILED"}')],
    ['a redirect', (reply) => reply.writeHead(302, { location: 'http://127.0.0.1:1/' }).end()],
  ])('%s is a failure', async (_name, answer) => {
    await withGateway(
      (_request, reply) => answer(reply),
      async (gateway) =>
        expect(gateway.send({ id: 'one', subject: null, ...sms })).rejects.toThrow(),
    );
  });

  test('is given up after 4 seconds', async () => {
    const start = performance.now();
    await withGateway(
      () => {},
      async (gateway) =>
        expect(gateway.send({ id: 'one', subject: null, ...sms })).rejects.toThrow(),
    );
    const took = performance.now() - start;
    expect(took).toBeGreaterThan(3_900);
    expect(took).toBeLessThan(9_000);
  });
});

describe('the dev outbox', () => {
  test('shows the last messages to a number, newest first', async () => {
    const { phone } = await send();
    const first = await lastCode(context.database.db, phone);
    clock.forward(60);
    await sendOtp(context.services, {
      purpose: 'verify',
      phone: `+88${phone}`,
      userId: 1,
      binding: phone,
      who: phone,
      lang: 'en',
      ip: '127.0.0.1',
    });
    const answer = await context.app.inject({ url: `/dev/outbox?phone=${phone}` });
    expect(answer.headers['access-control-allow-origin']).toBeUndefined();
    expect(answer.json()).toEqual([
      {
        to: phone,
        text: expect.any(String),
        otp: expect.stringMatching(/^\d{6}$/),
        created_at: clock.now().toISOString(),
      },
      expect.objectContaining({ otp: first }),
    ]);
    const noPhone = await context.app.inject({ url: '/dev/outbox?phone=x' });
    expect(noPhone.json()).toEqual([]);
  });

  test('ends the wait for another code', async () => {
    const phone = newPhone();
    const code = () =>
      sendOtp(context.services, {
        purpose: 'verify',
        phone: `+88${phone}`,
        userId: 1,
        binding: phone,
        who: phone,
        lang: 'en',
        ip: '127.0.0.1',
      });
    const end = () => context.app.inject({ method: 'DELETE', url: `/dev/outbox?phone=${phone}` });
    expect((await code()).status).toBe('sent');
    expect((await code()).status).toBe('too_many_requests');
    expect((await end()).statusCode).toBe(204);
    expect((await code()).status).toBe('sent');
  });

  const forwarded = { 'x-forwarded-for': '127.0.0.1' };
  test.each([
    ['another machine', 0, { remoteAddress: '203.0.113.7' }],
    ['a proxy on this machine that is not counted', 0, { headers: forwarded }],
    ['a proxy that is counted', 1, { headers: forwarded }],
    ['a proxy that names itself', 0, { headers: { via: '1.1 proxy' } }],
    ['a page that leads its name to this machine', 0, { headers: { host: 'evil.example' } }],
  ])('is not there for %s', async (_name, trustProxy, from) => {
    const { app } = await buildTestApp(context.database, { trustProxy });
    for (const [method, status] of [
      ['GET', 200],
      ['DELETE', 204],
    ] as const) {
      const url = '/dev/outbox?phone=01711000001';
      expect((await app.inject({ method, url, ...from })).statusCode).toBe(404);
      expect((await app.inject({ method, url })).statusCode).toBe(status);
    }
  });

  test.each([
    ['in production', { isProduction: true, demoData: false }],
    ['without demo data', { demoData: false }],
  ])('is not there %s, and no code is kept', async (_name, config) => {
    const { app, services } = await buildTestApp(context.database, config);
    expect((await app.inject({ url: '/dev/outbox?phone=01711000001' })).statusCode).toBe(404);
    const phone = newPhone();
    const userId = await createUser(context.database.db, { phoneNo: `+88${phone}` });
    await sendOtp(services, {
      purpose: 'verify',
      phone: `+88${phone}`,
      userId,
      binding: phone,
      who: phone,
      lang: 'en',
      ip: '127.0.0.1',
    });
    expect((await messageTo(phone)).otp).toBeNull();
    await app.close();
  });
});
