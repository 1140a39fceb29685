/**
 * bKash tokenized checkout: create, the payer's page, execute, query. The payer's return is one execute,
 * whichever nodes hear of it and how often: the moment it was sent is claimed on the payment's row first.
 * Until it is answered, or a minute is over, nobody sends or asks anything; then query decides, and execute
 * is only tried again when it says that the money was not taken.
 * Source: docs/requirements/money/money.md, "Paying".
 */

import { z } from 'zod';
import { inMs } from '#core/ground/dates/duration.ts';
import { readTakaText, toTakaText } from '#core/money/words/taka-text.ts';
import {
  type Asked,
  type Execution,
  type Finding,
  GatewayAway,
  type PaymentGateway,
} from '#server/ground/services/payment-gateway.ts';
import { callGateway, START_TIMEOUT_MS } from '../call-gateway.ts';
import { readStatus } from '../read-status.ts';
import { type BkashSettings, createTokens } from './create-tokens.ts';

const GOOD = '0000';
const ALREADY_COMPLETED = '2062';
/** The payer has not enough. Of other words against `execute` it is not said that no money moved. */
const NOT_ENOUGH = '2023';
const NO_REFUND_YET = '2033';
/** Its own words for "no", but for those that may speak of a call before. */
const IS_REFUSED = /^20(?!03|29|62|68)\d\d$/;
/** The payer has not agreed on bKash's page. */
const NOT_AGREED = '2056';
/** bKash asks to wait for half a minute at least. */
const EXECUTE_TIMEOUT_MS = 35_000;
/** After a lost answer it may still be at it: until then it is left alone. */
const QUIET_MS = inMs({ minutes: 1 });

const created = z.object({
  statusCode: z.string(),
  paymentID: z.string().default(''),
  bkashURL: z.string().default(''),
});
const payment = z.object({
  statusCode: z.string(),
  transactionStatus: z.string().default(''),
  userVerificationStatus: z.string().default(''),
  trxID: z.string().default(''),
  amount: z.coerce.string().default(''),
  currency: z.string().default(''),
  merchantInvoiceNumber: z.string().optional(),
  merchantInvoice: z.string().optional(),
});

const refunded = z.object({
  statusCode: z.string(),
  transactionStatus: z.string().default(''),
  refundTrxID: z.string().default(''),
  amount: z.coerce.string().default(''),
});

export function createBkash(
  settings: BkashSettings,
  back: (ref: string) => string,
  now: () => Date,
): PaymentGateway {
  const tokens = createTokens(settings, now);
  const send = async <Answer>(
    schema: z.ZodType<Answer>,
    path: string,
    body: Record<string, string>,
    timeoutMs?: number,
  ) =>
    callGateway(schema, {
      ...(timeoutMs !== undefined && { timeoutMs }),
      url: new URL(path, `${settings.url}/`),
      headers: {
        'content-type': 'application/json',
        authorization: await tokens.current(),
        'x-app-key': settings.appKey,
      },
      body: JSON.stringify(body),
    });
  /** Calls once more with a new token, where bKash has ended the old one before its time. */
  const call: typeof send = async (...given) => {
    try {
      return await send(...given);
    } catch (error) {
      if (!(error instanceof GatewayAway) || error.status !== 401) throw error;
      tokens.drop();
      return send(...given);
    }
  };

  const toFinding = (said: z.infer<typeof payment>): Finding => ({
    state: 'paid',
    trx: said.trxID,
    ref: said.merchantInvoiceNumber ?? said.merchantInvoice ?? '',
    poisha: readTakaText(said.amount) ?? 0,
    currency: said.currency,
    // What our own key may ask about is ours.
    isOurs: true,
  });

  const asking = new Map<string, Promise<Finding>>();
  const isAtIt = () => new GatewayAway('bkash: execute has not been answered yet');

  async function execute(
    paymentID: string,
    execution: Execution,
    seen: Date | null,
  ): Promise<Finding> {
    if (!(await execution.start(seen))) throw isAtIt();
    const said = await call(payment, 'execute', { paymentID }, EXECUTE_TIMEOUT_MS);
    if (said.statusCode === NOT_AGREED) await execution.forget();
    if (said.statusCode === GOOD && said.transactionStatus === 'Completed') return toFinding(said);
    if (said.statusCode === ALREADY_COMPLETED) {
      const again = await call(payment, 'payment/status', { paymentID });
      if (again.transactionStatus === 'Completed') return toFinding(again);
      throw new GatewayAway('bkash: completed, and not yet known by its query');
    }
    if (said.statusCode === NOT_AGREED) return { state: 'open' };
    if (said.statusCode === NOT_ENOUGH) return { state: 'failed', failure: 'declined' };
    // Another call may be at it, or its answer was lost: the next question knows.
    const again = await call(payment, 'payment/status', { paymentID });
    if (again.transactionStatus === 'Completed') return toFinding(again);
    throw new GatewayAway(`bkash: execute gave ${said.statusCode}`);
  }

  async function askOnce(
    session: string,
    { hasReturned, execution }: Pick<Asked, 'hasReturned' | 'execution'>,
  ): Promise<Finding> {
    const startedAt = await execution.startedAt();
    if (startedAt !== null && now().getTime() < startedAt.getTime() + QUIET_MS) throw isAtIt();
    if (startedAt === null && hasReturned) return execute(session, execution, null);
    const said = await call(payment, 'payment/status', { paymentID: session });
    if (said.statusCode !== GOOD) throw new GatewayAway(`bkash: query gave ${said.statusCode}`);
    if (said.transactionStatus === 'Completed') return toFinding(said);
    return said.userVerificationStatus === 'Complete'
      ? execute(session, execution, startedAt)
      : { state: 'open' };
  }

  return {
    method: 'bkash',
    readReturn: readStatus,
    async start({ ref, poisha, payer }) {
      const asked = {
        mode: '0011',
        payerReference: payer.phone,
        callbackURL: back(ref),
        amount: toTakaText(poisha),
        currency: 'BDT',
        intent: 'sale',
        merchantInvoiceNumber: ref,
      };
      const answer = await call(created, 'create', asked, START_TIMEOUT_MS);
      if (answer.statusCode !== GOOD || answer.bkashURL === '')
        throw new GatewayAway(`bkash: create was refused with ${answer.statusCode}`);
      return { session: answer.paymentID, pageUrl: answer.bkashURL };
    },

    async ask({ session, ...asked }: Asked) {
      if (session === null) return { state: 'open' };
      const known = asking.get(session);
      if (known !== undefined) return known;
      const finding = askOnce(session, asked).finally(() => asking.delete(session));
      asking.set(session, finding);
      return finding;
    },

    /** bKash takes no reference of ours, so what a lost answer did is asked for before it is done again. */
    async giveBack({ poisha, payment: { session, trx } }) {
      const of = { paymentID: session ?? '', trxID: trx };
      const isDone = (said: z.infer<typeof refunded>) =>
        said.statusCode === GOOD &&
        said.transactionStatus === 'Completed' &&
        readTakaText(said.amount) === poisha;
      const before = await call(refunded, 'payment/refund', of);
      if (isDone(before)) return { state: 'done', trx: before.refundTrxID };
      // Sent again only when it is certain that nothing of it went back.
      const isNoneYet = before.statusCode === NO_REFUND_YET;
      const isOther = before.statusCode === GOOD && before.transactionStatus === 'Completed';
      if (!isNoneYet && !isOther)
        throw new GatewayAway(`bkash: its query of a refund gave ${before.statusCode}`);
      const said = await call(refunded, 'payment/refund', {
        ...of,
        amount: toTakaText(poisha),
        sku: 'refund',
        reason: 'Refund by the rule',
      });
      if (isDone(said)) return { state: 'done', trx: said.refundTrxID };
      if (IS_REFUSED.test(said.statusCode)) return { state: 'refused' };
      throw new GatewayAway(`bkash: refund gave ${said.statusCode}`);
    },
  };
}
