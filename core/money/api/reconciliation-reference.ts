import { referenceOf } from '#core/ground/api/reference-of.ts';
import { reconciliationContract } from './reconciliation-contract.ts';

export const reconciliationReference = referenceOf(reconciliationContract, {
  fields: {
    method: 'Service whose settlement file it is.',
    csv: 'The file as CSV with its row of names, 25,000 lines at most; it is read and not stored.',
    date_order:
      'How 03/04/2026 is meant: `dmy` day first, `mdy` month first. Only asked for where no line of the file tells.',
    from: 'First day of the file, YYYY-MM-DD.',
    to: 'Last day of the file, YYYY-MM-DD.',
    date_sample: 'The first day of the file, and how it was read.',
    written: 'The day as the file writes it.',
    'date_sample.day': 'The same day as it was read, YYYY-MM-DD.',
    lines: 'Lines of the file that are payments.',
    left_out: 'Lines that are no payments: titles, totals, tries that failed.',
    left_out_lines: 'Numbers of the first of those lines.',
    matched: 'Lines that say the same as we have.',
    matched_poisha: 'Poisha of those lines; below zero where more was given back.',
    fee_poisha: 'Poisha the service kept as its fee, of all lines.',
    counts: 'How many findings there are of each kind, those that are not listed included.',
    findings: 'What does not match, 500 at most.',
    'findings.kind':
      '`sum_differs`, `only_in_file`, `repeated` (twice in the file) or `only_with_us`.',
    line: 'Number of the line in the file; null where the file does not name the payment.',
    'findings.ref': 'Our reference of the payment; empty where there is none.',
    trx: 'Transaction as the service names it; empty where there is none.',
    invoice_number:
      'Number of the invoice the payment was for; null where we have no such payment.',
    file_poisha: 'Poisha in the file, below zero for money given back; null where it is not there.',
    our_poisha: 'Poisha with us, below zero for money given back; null where we have no payment.',
    'findings.day': 'Day of the payment, YYYY-MM-DD in Dhaka.',
  },
  examples: {
    reconcilePayments: {
      query: { lang: 'en' },
      body: {
        method: 'bkash',
        csv: 'merchant_invoice_number,trx_id,amount,fee,date\nPAY-7Q2M4X9K0T3VH8RD,BKH7Q2M4X9,2500.00,37.50,2026-11-20',
      },
    },
  },
});
