import { expect, test } from 'vitest';
import { type PromoRule, promoPoisha, promoRefusal } from '#core/money/words/promo-code.ts';

const rule = (change: Partial<PromoRule> = {}): PromoRule => ({
  percent: 100,
  poisha: null,
  fromOn: '2026-11-01',
  untilOn: null,
  endedAt: null,
  perPerson: 1,
  inAll: null,
  audience: 'all',
  kinds: [],
  ...change,
});
const wish = { today: '2026-11-21', type: 'parent', usedInAll: 0, usedByPerson: 0 } as const;

test.each([
  ['extra_bill', [], undefined],
  ['coach_service', [], 'promo_not_for_invoice'],
  ['online_lesson', [], 'promo_not_for_invoice'],
  ['coach_service', ['coach_service'], undefined],
  ['online_lesson', ['online_lesson'], undefined],
  ['extra_bill', ['online_lesson'], 'promo_not_for_invoice'],
] as const)('an invoice %s with a code for %j: %s', (kind, kinds, refusal) =>
  expect(promoRefusal(rule({ kinds }), { ...wish, kind })).toBe(refusal),
);

test.each([
  [{ percent: 100, poisha: null }, { openPoisha: 15_000, ownPoisha: 2_000 }, 2_000],
  [{ percent: 10, poisha: null }, { openPoisha: 15_000, ownPoisha: 2_000 }, 1_500],
  [{ percent: null, poisha: 5_000 }, { openPoisha: 15_000, ownPoisha: 2_000 }, 2_000],
  [{ percent: null, poisha: 5_000 }, { openPoisha: 1_000, ownPoisha: 2_000 }, 1_000],
  [{ percent: 100, poisha: null }, { openPoisha: 13_000, ownPoisha: -500 }, 0],
])('%j of %j is %i', (off, asked, poisha) => expect(promoPoisha(off, asked)).toBe(poisha));
