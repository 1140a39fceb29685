/**
 * `npm run drills:payments`: payments through the gateway of the demo, while the server is killed
 * (SIGKILL) at a random moment after the payer has paid, fifty times, half with each service. Fails
 * unless each is paid exactly once and the ledger balances. Source: docs/requirements/money/money.md, "Paying".
 */
import { randomInt, randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { buildGateway, merchantSettings } from '#demo/gateway/gateway.ts';
import type { NextStep } from '#demo/gateway/next-step.ts';
import { openPostgres } from '#server/ground/db/open-postgres.ts';
import { ledgerTransactions } from '#server/ground/db/schema/ledger.ts';
import { issueInvoice } from '#server/money/invoices/issue-invoice.ts';
import { checkLedger } from '#server/money/ledger/check-ledger.ts';
import { createAccount, PASSWORD } from '../server/setup/accounts.ts';
import { runPostgres } from '../server/setup/run-postgres.ts';
import { startServer } from './start-server.ts';

const PORT = Number(process.env['PORT'] ?? 8320);
const ORIGIN = `http://localhost:${PORT}`;
const ROUNDS = 50;
/**
 * The ms from the payer's press to the latest kill: the answer of the service and the commit both
 * lie within it.
 */
const LATEST_KILL_MS = 100;
const SETTLED_WITHIN_MS = 60_000;

const postgres = await runPostgres(['fsync=on', 'synchronous_commit=on']);
if (postgres === null) throw new Error('There is no initdb on this machine');
const databaseUrl = postgres.urlOf('postgres');
const folder = mkdtempSync(path.join(tmpdir(), 'porua-payments-'));

const gateway = buildGateway();
const gatewayUrl = await gateway.app.listen({ port: 0, host: '127.0.0.1' });
const start = () =>
  startServer({
    port: PORT,
    databaseUrl,
    dataFolder: folder,
    env: merchantSettings(gatewayUrl),
  });

let server = await start();
const database = await openPostgres(databaseUrl);
const { db } = database;
let cookie = '';

async function send(method: string, address: string, body?: object) {
  const answer = await fetch(`${ORIGIN}${address}`, {
    method,
    headers: {
      origin: ORIGIN,
      'sec-fetch-site': 'same-origin',
      'x-porua': '1',
      cookie,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { body: JSON.stringify(body) }),
  });
  const given = answer.headers.getSetCookie().map((one) => one.split(';')[0]);
  if (given.length > 0) cookie = given.join('; ');
  return answer.json();
}

/** A payer whose browser may meet a server that is gone. */
async function follow(step: NextStep) {
  if (step.kind === 'stay') return;
  await fetch(step.url, {
    redirect: 'manual',
    ...(step.kind === 'post' && { method: 'POST', body: new URLSearchParams(step.fields) }),
  }).catch(() => undefined);
}

async function untilPaid(ref: string): Promise<boolean> {
  for (const end = Date.now() + SETTLED_WITHIN_MS; Date.now() < end; await wait(250))
    if ((await send('GET', `/api/money/payments/${ref}`)).state === 'paid') return true;
  return false;
}

const account = await createAccount(db);
await send('POST', '/api/v1/login', { email: account.phone, password: PASSWORD });

const figures = { paid: 0, twice: 0, lost: 0, beforeCommit: 0 };
for (let round = 0; round < ROUNDS; round += 1) {
  const invoice = await db.transaction((tx) =>
    issueInvoice(tx, {
      userId: account.userId,
      kind: 'extra_bill',
      poisha: 50_000,
      issuedAt: new Date(),
    }),
  );
  // Limits of a person are not what is tried here.
  await db.execute('delete from rate_limits');
  const { payment } = await send('POST', '/api/money/payments', {
    invoice_id: invoice.id,
    method: round % 2 === 0 ? 'bkash' : 'sslcommerz',
    accepts_policy: true,
    idempotency_key: randomUUID(),
  });
  void follow(gateway.control.pay(payment.ref));
  await wait(randomInt(LATEST_KILL_MS));
  server.kill('SIGKILL');
  await once(server, 'exit');
  const bookings = async () =>
    (
      await db.select().from(ledgerTransactions).where(eq(ledgerTransactions.invoiceId, invoice.id))
    ).filter(({ kind }) => kind === 'payment').length;
  if ((await bookings()) === 0) figures.beforeCommit += 1;
  server = await start();
  const isPaid = await untilPaid(payment.ref);
  const booked = await bookings();
  if (isPaid && booked === 1) figures.paid += 1;
  else if (booked > 1) figures.twice += 1;
  else figures.lost += 1;
}

const { isBalanced, transactions } = await checkLedger(db);
process.stdout.write(
  `killed ${ROUNDS} times, ${figures.beforeCommit} of them before the commit: ${figures.paid} paid once, ${figures.twice} twice, ${figures.lost} lost; the ledger ${isBalanced ? 'balances' : 'does not balance'} (${transactions} transactions)\n`,
);
server.kill('SIGTERM');
await once(server, 'exit');
await gateway.app.close();
await database.close();
rmSync(folder, { recursive: true, force: true });
process.exit(isBalanced && figures.paid === ROUNDS ? 0 : 1);
