/**
 * The sums the day book gives for a day, from the lines of our own accounts; each line has one
 * place in it.
 * Source: docs/requirements/money/money.md, "Day book".
 */
import {
  type LedgerKind,
  type OwnAccount,
  ownAccounts,
  type PaymentMethod,
  paymentMethods,
} from './money-words.ts';

export const dayParts = [
  'invoiced',
  'taken_back',
  'for_coaches',
  'for_tutors',
  'received',
  'paid_out',
  'corrected',
  'reduced',
  'refunded',
  'written_off',
  'promoted',
] as const;
export type DayPart = (typeof dayParts)[number];

export interface DayLine {
  part: DayPart;
  account: OwnAccount;
  poisha: number;
}

export interface DaySums {
  transactions: number;
  lines: DayLine[];
  /** The sum that all people together owe at the end of the day, in poisha. */
  owedPoisha: number;
  heldPoisha: number;
}

/** The sum booked on one of our accounts, by kind of transaction; debits above zero. */
export interface Booked {
  account: OwnAccount;
  kind: LedgerKind;
  poisha: number;
}

const OFF = {
  reductions: 'reduced',
  refunds: 'refunded',
  write_offs: 'written_off',
  promotions: 'promoted',
} as const;

const isMethod = (account: string): account is PaymentMethod =>
  paymentMethods.some((method) => method === account);

function partOf({ account, kind }: Booked): DayPart {
  if (account in OFF) return OFF[account as keyof typeof OFF];
  if (account === 'coach_salaries') return 'for_coaches';
  if (account === 'lesson_earnings') return 'for_tutors';
  if (isMethod(account))
    return kind === 'payment' ? 'received' : kind === 'payout' ? 'paid_out' : 'corrected';
  return kind === 'charge' ? 'invoiced' : 'taken_back';
}

/**
 * The parts that are a credit of ours: what is invoiced, kept for coaches and tutors or paid out.
 */
const CREDITS: readonly DayPart[] = ['invoiced', 'for_coaches', 'for_tutors', 'paid_out'];
const shown = (part: DayPart, poisha: number) => (CREDITS.includes(part) ? -poisha : poisha);

export function dayLines(booked: Booked[]): DayLine[] {
  const lines: DayLine[] = [];
  for (const row of booked) {
    const part = partOf(row);
    const known = lines.find((line) => line.part === part && line.account === row.account);
    const poisha = shown(part, row.poisha);
    if (known) known.poisha += poisha;
    else lines.push({ part, account: row.account, poisha });
  }
  const place = ({ part, account }: DayLine) =>
    dayParts.indexOf(part) * ownAccounts.length + ownAccounts.indexOf(account);
  return lines.filter(({ poisha }) => poisha !== 0).sort((a, b) => place(a) - place(b));
}

export const partSum = (lines: DayLine[], part: DayPart): number =>
  lines.reduce((sum, line) => (line.part === part ? sum + line.poisha : sum), 0);

/** Returns whether a closed day still says what it said when it was closed. */
export const isSameDay = (a: DaySums, b: DaySums): boolean =>
  a.transactions === b.transactions &&
  a.owedPoisha === b.owedPoisha &&
  a.heldPoisha === b.heldPoisha &&
  a.lines.length === b.lines.length &&
  a.lines.every((line, at) => {
    const other = b.lines[at];
    return (
      line.part === other?.part && line.account === other.account && line.poisha === other.poisha
    );
  });
