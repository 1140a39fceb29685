/** Bills that staff issue by hand. Source: docs/requirements/money.md, "Extra bills". */
import { z } from 'zod';
import { REASON_MAX } from '../../hire/hire-limits.ts';
import { id, idempotencyKey, requiredInteger } from '../fields/fields.ts';
import { success } from '../fields/success.ts';
import { personText } from './hire.ts';

const TAKA_MAX = 100_000;
const ABOUT_MAX = 120;
const reason = z.string().trim().min(1).max(REASON_MAX);

export const issueBillBody = z.strictObject({
  user_id: id,
  taka: requiredInteger(1, TAKA_MAX),
  about: personText(ABOUT_MAX).describe('what it is for, as the payer reads it'),
  reason: reason.describe('for staff alone'),
  idempotency_key: idempotencyKey,
});
export const billParams = z.object({ id });
export const voidBillBody = z.strictObject({ reason });
export const billAnswer = z.object({ ...success, number: z.string() });
