/** Faults of money and the ledger. */
import { type Fault, server } from './fault.ts';

export const moneyFaults: readonly Fault[] = [
  {
    name: 'Two invoices at once use one balance',
    file: 'server/money/invoices/pay-from-balance.ts',
    find: '  await lockPerson(db, userId);',
    replace: '',
    ...server('tests/server/money/balance-payouts.test.ts'),
  },
  {
    name: 'A payment of another sum is taken',
    file: 'server/money/payments/settle-payment.ts',
    find: 'poisha === row.poisha && ',
    replace: '',
    ...server('tests/server/money/payment-attacks.test.ts'),
  },
  {
    name: 'A claim that was refused is the only one',
    file: 'server/money/refunds/claim-refund.ts',
    find: "if (claim !== null && claim.state !== 'refused') return;",
    replace: 'if (claim !== null) return;',
    ...server('tests/server/money/refunds.test.ts'),
  },
  {
    name: 'A refund is promised without a number to send it to',
    file: 'server/money/refunds/claim-refund.ts',
    find: 'if (!(await hasNumber(db, userId))) throw numberNeeded();',
    replace: '',
    ...server('tests/server/money/refunds.test.ts'),
  },
  {
    name: "Somebody claims the refund of another's invoice",
    file: 'server/money/refunds/read-claimable.ts',
    find: '        eq(invoices.userId, userId),\n',
    replace: '',
    ...server('tests/server/money/refunds.test.ts'),
  },
  {
    name: 'A reminder is sent twice',
    file: 'server/money/invoices/send-reminders.ts',
    find: '    if (sent === undefined) return false;\n',
    replace: '',
    ...server('tests/server/money/invoice-reminders.test.ts'),
  },
  {
    name: 'What we hold for somebody has the wrong sign',
    file: 'server/money/ledger/account-sums.ts',
    find: 'sum === 0 ? 0 : -sum',
    replace: 'sum',
    ...server('tests/server/money/balance-payouts.test.ts'),
  },
  {
    name: 'A payment service is reached by plain http',
    file: 'server/money/payments/gateways/define-provider.ts',
    find: 'keys.find((key) => isUnsafe(settings[key]))',
    replace: 'undefined',
    ...server('tests/server/money/payment-providers.test.ts'),
  },
  {
    name: 'A sentence at the start repeats the secret of a payment service',
    file: 'server/money/payments/gateways/define-provider.ts',
    find: "names.join(', ')} belong",
    replace: "given.map((name) => env[name]).join(', ')} belong",
    ...server('tests/server/money/payment-providers.test.ts'),
  },
  {
    name: 'An error of a payment service holds what was sent',
    file: 'server/money/payments/gateways/call-gateway.ts',
    find: 'url.host}',
    replace: 'url.href + init.body + JSON.stringify(init.headers)}',
    ...server('tests/server/money/payment-providers.test.ts'),
  },
];
