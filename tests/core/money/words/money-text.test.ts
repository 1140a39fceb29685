import { expect, test } from 'vitest';
import { invoiceLines } from '#core/money/words/invoice-lines.ts';
import { moneyText } from '#core/money/words/money-text.ts';

test.each([
  [0, '৳ 0', '৳ ০'],
  [330_000, '৳ 3,300', '৳ ৩,৩০০'],
  [12_345_605, '৳ 1,23,456.05', '৳ ১,২৩,৪৫৬.০৫'],
  [50, '৳ 0.50', '৳ ০.৫০'],
])('%i poisha', (poisha, en, bn) => {
  expect(moneyText('en', poisha)).toBe(en);
  expect(moneyText('bn', poisha)).toBe(bn);
});

test('the lines of an invoice add up to what is still to be paid', () => {
  const lines = invoiceLines(
    {
      kind: 'platform_charge',
      amount_poisha: 330_000,
      reduced_poisha: 165_000,
      promo_poisha: 20_000,
      paid_poisha: 100_000,
      open_poisha: 65_000,
      coach: null,
    },
    { promoPoisha: 5_000, balancePoisha: 15_050 },
  );
  expect(lines.map(({ name }) => name)).toEqual([
    'platform_charge',
    'reduced',
    'alreadyPaid',
    'promoCode',
    'fromBalance',
  ]);
  expect(lines.reduce((sum, { poisha }) => sum + poisha, 0)).toBe(65_000 - 5_000 - 15_050);
});

test('a month with a coach is asked for in its three parts', () => {
  const coach = {
    monthly_bill_poisha: 400_000,
    extra_bill_poisha: 150_000,
    service_charge_poisha: 50_000,
  };
  const sums = { amount_poisha: 600_000, open_poisha: 600_000, promo_poisha: 0 };
  const lines = invoiceLines(
    { kind: 'coach_service', ...sums, reduced_poisha: 0, paid_poisha: 0, coach },
    { promoPoisha: 10_000, balancePoisha: 0 },
  );
  expect(lines).toEqual([
    { name: 'coachMonthly', poisha: 400_000 },
    { name: 'coachExtra', poisha: 150_000 },
    { name: 'coachService', poisha: 50_000 },
    { name: 'promoCode', poisha: -10_000 },
  ]);
});
