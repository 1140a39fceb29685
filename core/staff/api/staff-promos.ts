/** Promo codes, as staff keep them. Source: docs/requirements/money/money.md, "Promo codes". */
import { z } from 'zod';
import {
  fail,
  id,
  nullableInteger,
  nullableText,
  optional,
  requiredInteger,
} from '#core/ground/api/fields/fields.ts';
import { pagedAnswer, pageQuery } from '#core/ground/api/fields/page.ts';
import { success } from '#core/ground/api/fields/success.ts';
import { windowStates } from '#core/ground/dates/day-window.ts';
import { poisha } from '#core/money/api/money.ts';
import { incomeKinds } from '#core/money/words/money-words.ts';
import { promoAudiences, promoKinds, promoUseStates } from '#core/money/words/promo-words.ts';
import { toPromoCode } from '#core/money/words/to-promo-code.ts';
import { actor } from '#core/people/api/fields/staff-fields.ts';

const TAKA_MAX = 100_000;
const USES_MAX = 1_000_000;

export const createPromoCodeBody = z
  .strictObject({
    code: z.string().trim().min(1).max(40).transform(toPromoCode),
    type: z.enum(promoKinds),
    value: requiredInteger(1, TAKA_MAX),
    from_on: z.iso.date(),
    until_on: optional(z.iso.date()),
    per_person: requiredInteger(1, 1000),
    in_all: optional(requiredInteger(1, USES_MAX)),
    audience: z.enum(promoAudiences),
    kinds: z.array(z.enum(incomeKinds)).max(incomeKinds.length),
  })
  .superRefine(({ code, type, value, from_on, until_on }, context) => {
    if (!/^[A-Z0-9-]{4,20}$/.test(code)) fail(context, 'code', 'promo_format');
    if (type === 'percent' && value > 100) fail(context, 'value', 'too_big', { maximum: 100 });
    if (until_on !== undefined && until_on < from_on)
      fail(context, 'until_on', 'ends_before_start');
  });

export const promoCodeParams = z.object({ id });
export const staffPromoCodesQuery = z.object({
  status: optional(z.enum(windowStates)),
  ...pageQuery.shape,
});

export const staffPromoCode = z.object({
  id: z.int(),
  code: z.string(),
  state: z.enum(windowStates),
  percent: nullableInteger,
  poisha: nullableInteger,
  from_on: z.string(),
  until_on: nullableText,
  per_person: z.int(),
  in_all: nullableInteger,
  audience: z.enum(promoAudiences),
  kinds: z.array(z.enum(incomeKinds)),
  used: z.int(),
  reserved: z.int(),
  off_poisha: poisha,
  created_at: z.string(),
  created_by: actor,
  ended_at: nullableText,
  ended_by: actor,
});
export type StaffPromoCode = z.infer<typeof staffPromoCode>;
export const staffPromoCodesAnswer = pagedAnswer(staffPromoCode);
export const promoCodeSaved = z.object({ ...success, id: z.int() });

export const staffPromoUse = z.object({
  id: z.int(),
  person: z.object({ user_id: z.int(), name: z.string() }),
  invoice_number: z.string(),
  state: z.enum(promoUseStates),
  poisha,
  at: z.string(),
});
export const staffPromoUsesAnswer = pagedAnswer(staffPromoUse);
