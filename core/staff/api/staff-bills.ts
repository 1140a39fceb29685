/** Bills that staff issue by hand. Source: docs/requirements/money/money.md, "Bills of staff". */
import { z } from 'zod';
import { id, idempotencyKey, requiredInteger } from '#core/ground/api/fields/fields.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { REASON_MAX } from '#core/ground/limits/hire-limits.ts';
import { MOST_OF_PRODUCT, productIds } from '#core/money/shop/products.ts';
import { personText } from '#core/people/api/fields/person-text.ts';

const TAKA_MAX = 100_000;
const ABOUT_MAX = 120;
const reason = personText(REASON_MAX);

const anyBill = {
  user_id: id,
  reason: reason,
  idempotency_key: idempotencyKey,
};
/** Only the sum of an extra bill is given; of the others the server works it out. */
export const issueBillBody = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('extra_bill'),
    taka: requiredInteger(1, TAKA_MAX),
    about: personText(ABOUT_MAX),
    ...anyBill,
  }),
  z.strictObject({ kind: z.literal('address_delivery'), ...anyBill }),
  z.strictObject({
    kind: z.literal('shop_order'),
    product: z.enum(productIds),
    count: requiredInteger(1, MOST_OF_PRODUCT),
    ...anyBill,
  }),
]);
export type Bill = z.output<typeof issueBillBody>;
export const billParams = z.object({ id });
export const voidBillBody = z.strictObject({ reason });
export const billAnswer = z.object({ ...success, number: z.string() });
