/** Words of promo codes. Source: docs/requirements/money/money.md, "Promo codes". */
export const promoAudiences = ['all', 'tutors', 'guardians'] as const;
export type PromoAudience = (typeof promoAudiences)[number];

export const promoKinds = ['percent', 'sum'] as const;
export type PromoKind = (typeof promoKinds)[number];

/** `reserved` while a payment with it is under way; `returned` when that came to nothing. */
export const promoUseStates = ['reserved', 'used', 'returned'] as const;

/**
 * The reasons why a code takes nothing off; texts stand in locales/{lang}/ground/errors.json,
 * `codes`.
 */
export const promoRefusals = [
  'promo_unknown',
  'promo_not_yet',
  'promo_ended',
  'promo_used_up',
  'promo_used_by_you',
  'promo_not_for_you',
  'promo_not_for_invoice',
] as const;
export type PromoRefusal = (typeof promoRefusals)[number];
