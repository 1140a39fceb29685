/** Staff: promo codes: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { pageQuery } from '#core/ground/api/fields/page.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import * as promos from './staff-promos.ts';

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
