/** Whatever happens to whom in which order, the books balance and agree with the invoices. */
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type InvoiceSums, openPoisha, statusOf } from '#core/money/words/invoice-sums.ts';
import { incomeKinds, paymentMethods } from '#core/money/words/money-words.ts';
import {
  balanceUsedLines,
  chargebackLines,
  chargeLines,
  coachChargeLines,
  coachPaidLines,
  type Line,
  paymentLines,
  payoutLines,
  reductionLines,
  refundLines,
  writeOffLines,
} from '#core/money/words/postings.ts';

const HISTORIES = 10_000;
const PEOPLE = 3;

const event = fc.record({
  kind: fc.constantFrom(
    'issue',
    'pay',
    'reduce',
    'use',
    'refund',
    'pay-out',
    'write-off',
    'coach',
    'coach-paid',
    'chargeback',
  ),
  person: fc.integer({ min: 1, max: PEOPLE }),
  poisha: fc.integer({ min: 1, max: 2_000_000 }),
  invoice: fc.nat(),
  invoiceKind: fc.constantFrom(...incomeKinds),
  method: fc.constantFrom(...paymentMethods),
});
type Event = typeof event extends fc.Arbitrary<infer E> ? E : never;

interface Invoice extends InvoiceSums {
  userId: number;
  writtenOff: number;
}

class Books {
  lines: Line[][] = [];
  invoices: Invoice[] = [];
  /** Kept for coaches and not yet sent. */
  kept: number[] = [];

  sumOf = (name: string, userId?: number) =>
    this.lines
      .flat()
      .filter(({ account }) => account.name === name && account.userId === userId)
      .reduce((sum, { poisha }) => sum + poisha, 0);
  open = (invoice: Invoice) => openPoisha(invoice) - invoice.writtenOff;

  apply({ kind, person, poisha, invoice: index, invoiceKind, method }: Event) {
    const own = this.invoices.filter(({ userId }) => userId === person);
    const invoice = own[index % Math.max(1, own.length)];
    const held = -this.sumOf('balance', person);
    if (kind === 'issue' || kind === 'coach' || kind === 'chargeback') {
      this.invoices.push({
        userId: person,
        poisha,
        reducedPoisha: 0,
        paidPoisha: 0,
        writtenOff: 0,
      });
      // Of a small sum nothing is left for us, or nothing for the coach.
      const forCoach = kind === 'coach' ? index % (poisha + 1) : 0;
      if (forCoach > 0) this.kept.push(forCoach);
      if (kind === 'coach') this.lines.push(coachChargeLines(person, poisha, forCoach));
      else if (kind === 'chargeback') this.lines.push(chargebackLines(person, method, poisha));
      else this.lines.push(chargeLines(person, invoiceKind, poisha));
    } else if (kind === 'coach-paid') {
      const kept = this.kept.shift();
      if (kept !== undefined) this.lines.push(coachPaidLines(method, kept));
    } else if (kind === 'refund') this.lines.push(refundLines(person, poisha));
    else if (kind === 'pay-out') {
      if (held > 0) this.lines.push(payoutLines(person, method, Math.min(held, poisha)));
    } else if (invoice !== undefined) this.#change(invoice, { kind, poisha, held, method });
  }

  #change(
    invoice: Invoice,
    { kind, poisha, held, method }: Pick<Event, 'kind' | 'poisha' | 'method'> & { held: number },
  ) {
    const { userId } = invoice;
    const part = Math.min(poisha, this.open(invoice));
    if (kind === 'pay') {
      this.lines.push(paymentLines(userId, method, poisha, part));
      invoice.paidPoisha += part;
    }
    if (kind === 'reduce') {
      this.lines.push(reductionLines(userId, part));
      invoice.reducedPoisha += part;
    }
    if (kind === 'write-off') {
      this.lines.push(writeOffLines(userId, part));
      invoice.writtenOff += part;
    }
    if (kind === 'use') {
      const used = Math.min(part, held);
      this.lines.push(balanceUsedLines(userId, used));
      invoice.paidPoisha += used;
    }
  }
}

test(`${HISTORIES} histories`, () => {
  fc.assert(
    fc.property(fc.array(event, { maxLength: 20 }), (events) => {
      const books = new Books();
      for (const one of events) books.apply(one);
      for (const lines of books.lines)
        expect(lines.reduce((sum, { poisha }) => sum + poisha, 0)).toBe(0);
      for (let userId = 1; userId <= PEOPLE; userId += 1) {
        const own = books.invoices.filter((invoice) => invoice.userId === userId);
        const open = own.reduce((sum, invoice) => sum + books.open(invoice), 0);
        expect(books.sumOf('receivable', userId)).toBe(open);
        expect(books.sumOf('balance', userId)).toBeLessThanOrEqual(0);
      }
      // Zero once every coach was paid.
      expect(-books.sumOf('coach_salaries') + 0).toBe(
        books.kept.reduce((sum, poisha) => sum + poisha, 0),
      );
      for (const invoice of books.invoices)
        if (openPoisha(invoice) === 0)
          expect(statusOf(invoice)).toBe(invoice.paidPoisha > 0 ? 'paid' : 'cancelled');
    }),
    { numRuns: HISTORIES },
  );
}, 60_000);
