/** Declares what the wing `money` brings to the server: docs/ARCHITECTURE.md, "Wings". */

import type { Services } from '#server/ground/services/services.ts';
import { EVERY, type Job } from '#server/ground/services/wing.ts';
import { sendReminders } from './invoices/send-reminders.ts';
import { checkDuePayments } from './payments/check-payment.ts';
import { createPaymentHandlers } from './payments/payment-handlers.ts';
import { createProofHandlers } from './payments/proofs/proof-handlers.ts';
import { createRefundHandlers } from './refunds/refund-handlers.ts';
import { sendDueRefunds } from './refunds/send-due-refunds.ts';
import { createMoneyHandlers } from './statements/money-handlers.ts';

export const createHandlers = (services: Services) => ({
  ...createMoneyHandlers(services),
  ...createPaymentHandlers(services),
  ...createProofHandlers(services),
  ...createRefundHandlers(services),
});

export const jobs: Job[] = [
  { work: checkDuePayments, everyMs: EVERY.threeSeconds },
  { work: sendDueRefunds, everyMs: EVERY.threeSeconds },
  { work: sendReminders, everyMs: EVERY.tenMinutes },
];
