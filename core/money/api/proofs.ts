/** Money sent to a number of ours. Source: docs/requirements/money/money.md, "Proof by hand". */
import { z } from 'zod';
import { fail, id, idempotencyKey, optional } from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import {
  isTransactionId,
  MAX_PROOF_POISHA,
  type MoneyService,
  moneyServices,
  proofStates,
  readSender,
  readTransactionId,
  sentServices,
} from '#core/money/words/proof-words.ts';
import { personText } from '#core/people/api/fields/person-text.ts';
import { actor, version } from '#core/people/api/fields/staff-fields.ts';
import { imageText } from '#core/people/api/profile/image.ts';
import { poisha } from './money.ts';

export const proofParams = z.object({ id });
const sum = z.int().min(100).max(MAX_PROOF_POISHA);
const trx = z.string().trim().min(1).max(60);
const sender = z.string().trim().min(1).max(40);

interface GivenFields {
  service: MoneyService;
  trx: string;
  sender?: string | undefined;
}

function checkProof(
  { service, trx: id, sender: from }: GivenFields,
  context: z.core.$RefinementCtx,
) {
  if (!isTransactionId(service, readTransactionId(id))) fail(context, 'trx', 'trx_format');
  if (from !== undefined && service !== 'cash' && readSender(service, from) === null)
    fail(context, 'sender', service === 'bank' ? 'account_format' : 'phone_format');
}

/** The fields the payer types. */
const typedFields = {
  service: z.enum(sentServices),
  sender: sender,
  trx,
  amount_poisha: sum,
  accepts_policy: z.literal(true),
};
export const typedProof = z.object(typedFields).superRefine(checkProof);
export const sendProofBody = z
  .object({
    ...typedFields,
    invoice_id: id,
    screenshot: optional(imageText),
    idempotency_key: idempotencyKey,
  })
  .superRefine(checkProof);

/** A proof as its payer sees it. */
export const ownProof = z.object({
  id: z.int(),
  state: z.enum(proofStates),
  service: z.enum(moneyServices),
  trx: z.string(),
  amount_poisha: poisha,
  sent_at: z.string(),
  answer: z.string().nullable(),
  may_withdraw: z.boolean(),
});
export type OwnProof = z.infer<typeof ownProof>;

/** Null where no number is set up. */
export const manualWay = z
  .object({
    to: z.array(
      z.object({
        service: z.enum(sentServices),
        number: z.string(),
        name: z.string().nullable(),
      }),
    ),
  })
  .nullable();
export type ManualWay = NonNullable<z.infer<typeof manualWay>>;

export const staffProofsQuery = z.object({
  status: optional(z.enum(proofStates)),
  ...pageQuery.shape,
});
export const staffProof = z.object({
  id: z.int(),
  version,
  state: z.enum(proofStates),
  person: z.object({ user_id: z.int(), name: z.string() }),
  invoice: z.object({ number: z.string(), open_poisha: poisha }),
  service: z.enum(moneyServices),
  sender: z.string().nullable(),
  trx: z.string(),
  claimed_poisha: poisha,
  came_poisha: poisha.nullable(),
  has_screenshot: z.boolean(),
  sent_at: z.string(),
  recorded_by: actor,
  first: z.object({ by: actor, at: z.string(), amount_poisha: poisha }).nullable(),
  decided_by: actor,
  decided_at: z.string().nullable(),
  answer: z.string().nullable(),
});
export type StaffProof = z.infer<typeof staffProof>;
export const staffProofsAnswer = pagedAnswer(staffProof);

export const confirmProofBody = z.strictObject({
  version,
  amount_poisha: sum,
});
export const refuseProofBody = z.strictObject({
  version,
  reason: personText(REASON_MAX),
});
export const recordMoneyBody = z
  .strictObject({
    service: z.enum(moneyServices),
    trx,
    sender: optional(sender),
    amount_poisha: sum,
    idempotency_key: idempotencyKey,
  })
  .superRefine(checkProof);
