/** Staff: promo codes: schemas, access and caching. */
import { langQuery } from '../fields/fields.ts';
import { pageQuery } from '../fields/page.ts';
import { statusAnswer } from '../fields/success.ts';
import * as promos from '../schemas/staff-promos.ts';
import type { EndpointRules } from './endpoint.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const staffPromosContract = {
  listStaffPromoCodes: {
    ...staffOnly,
    summary: 'Promo codes with what became of them, the newest first',
    query: promos.staffPromoCodesQuery,
    answer: promos.staffPromoCodesAnswer,
  },
  createPromoCode: {
    ...staffOnly,
    summary: 'A new promo code; it is never changed, only ended',
    body: promos.createPromoCodeBody,
    answer: promos.promoCodeSaved,
  },
  endPromoCode: {
    ...staffOnly,
    summary: 'Ends a promo code; payments that have begun with it keep it',
    params: promos.promoCodeParams,
    answer: statusAnswer,
  },
  listStaffPromoUses: {
    ...staffOnly,
    summary: 'Who used a promo code for which invoice, the newest first',
    params: promos.promoCodeParams,
    query: pageQuery,
    answer: promos.staffPromoUsesAnswer,
  },
} satisfies Record<string, EndpointRules>;
