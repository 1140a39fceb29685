import type { InvoiceKind } from './money-words.ts';

interface Priced {
  kind: InvoiceKind;
  amount_poisha: number;
  reduced_poisha: number;
  paid_poisha: number;
  promo_poisha: number;
  open_poisha: number;
  /** The parts of the sum for a month with a coach. */
  coach: {
    monthly_bill_poisha: number;
    extra_bill_poisha: number;
    service_charge_poisha: number;
  } | null;
}

export type CoachLine = 'coachMonthly' | 'coachExtra' | 'coachService';
export const isCoachLine = (name: LineName): name is CoachLine =>
  name === 'coachMonthly' || name === 'coachExtra' || name === 'coachService';

export type LineName =
  | InvoiceKind
  | CoachLine
  | 'reduced'
  | 'alreadyPaid'
  | 'promoCode'
  | 'fromBalance';

export interface InvoiceLine {
  name: LineName;
  /** The sum of the line, in poisha; below zero it was taken off. */
  poisha: number;
}

/** The sums that take something off before money is asked for. */
export interface Used {
  promoPoisha: number;
  /** The part taken of what we hold for the payer. */
  balancePoisha: number;
}

/** Returns what an invoice takes of a balance, after a promo code has taken its part. */
export const fromBalance = (
  invoice: Pick<Priced, 'open_poisha'>,
  balancePoisha: number,
  promoPoisha = 0,
): number => Math.min(balancePoisha, invoice.open_poisha - promoPoisha);

/**
 * Lists what an invoice asks for and what is taken off; the lines add up to what is still to be
 * paid.
 */
export function invoiceLines(invoice: Priced, used: Used): InvoiceLine[] {
  const takenOff: InvoiceLine[] = [
    { name: 'reduced', poisha: -invoice.reduced_poisha },
    { name: 'alreadyPaid', poisha: invoice.promo_poisha - invoice.paid_poisha },
    { name: 'promoCode', poisha: -invoice.promo_poisha - used.promoPoisha },
    { name: 'fromBalance', poisha: -used.balancePoisha },
  ];
  return [...asked(invoice), ...takenOff.filter(({ poisha }) => poisha < 0)];
}

function asked({ kind, amount_poisha: poisha, coach }: Priced): InvoiceLine[] {
  if (coach === null) return [{ name: kind, poisha }];
  return [
    { name: 'coachMonthly', poisha: coach.monthly_bill_poisha },
    { name: 'coachExtra', poisha: coach.extra_bill_poisha },
    { name: 'coachService', poisha: coach.service_charge_poisha },
  ];
}
