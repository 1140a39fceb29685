import { referenceOf } from '#core/ground/api/reference-of.ts';
import { invoiceActsContract } from './invoice-acts-contract.ts';

export const invoiceActsReference = referenceOf(invoiceActsContract, {
  fields: {
    'params.id': 'Id of the invoice.',
    'chargeBackPayment.params.id': 'Id of the payment that the service took back.',
    'reversePayment.params.id': 'Id of the proof that was booked by mistake.',
    open_poisha:
      'Poisha still open that the caller saw; where another sum is open by now, nothing is done.',
    'body.reason': 'Why it is done, 500 letters at most; staff read it beside the invoice.',
    'noteCoachPaid.body.reason': 'By which transaction the coach was paid, 500 letters at most.',
    'chargeBackPayment.body.reason':
      'What the service says, with the number of its case, 500 letters at most.',
  },
  examples: {
    noteCoachPaid: { params: { id: 17 }, body: { reason: 'bKash BKH7Q2M4X9' } },
    undoCoachPaid: { params: { id: 17 }, body: { reason: 'Noted on the wrong invoice.' } },
    writeOffInvoice: {
      params: { id: 17 },
      body: { open_poisha: 250000, reason: 'The tutor has left the country.' },
    },
    undoWriteOff: { params: { id: 17 }, body: { reason: 'The tutor is back and pays.' } },
    chargeBackPayment: {
      params: { id: 81 },
      body: { reason: 'SSLCommerz case 4471: the card owner disputes it.' },
    },
    winChargeback: { params: { id: 17 }, body: { reason: 'SSLCommerz case 4471 was won.' } },
    reversePayment: {
      params: { id: 81 },
      body: { version: 2, reason: 'The money was for another invoice.' },
    },
  },
});
