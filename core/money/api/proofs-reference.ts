import { referenceOf } from '#core/ground/api/reference-of.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { invoiceDescriptions } from './invoice-descriptions.ts';
import { proofsContract } from './proofs-contract.ts';

export const proofsReference = referenceOf(proofsContract, {
  shared: [invoiceDescriptions, personDescriptions],
  rows: { 'sendProof.answer': 'proof', 'listStaffProofs.answer.data': 'proof' },
  fields: {
    'params.id': 'Id of the proof.',
    'recordMoney.params.id': 'Id of the invoice the money came for.',
    'body.service': 'Service the money was sent by; `bank` for a transfer.',
    'recordMoney.body.service': 'Service the money came by; `bank` for a transfer, or `cash`.',
    'body.sender': 'Phone or bank account the money was sent from, 40 characters at most.',
    'body.trx':
      'Transaction id as the service names it, 60 characters at most. It counts once in all, whatever its case, spaces and digits.',
    'recordMoney.body.trx':
      'Transaction id as the service names it, or the number of the receipt for cash. It counts once in all.',
    'sendProof.body.amount_poisha': 'Poisha that were sent, from 100 up.',
    'confirmProof.body.amount_poisha':
      'Poisha that really came. Less leaves the rest open, more goes to the balance of the payer.',
    'recordMoney.body.amount_poisha': 'Poisha that came, from 100 up.',
    accepts_policy: 'Always true: the payer has accepted the payment and refund policy.',
    'body.invoice_id': 'Id of an own unpaid invoice.',
    screenshot:
      'Picture of the transfer as a data address (PNG or JPEG, base64), 512,000 bytes at most; only payer and staff see it.',
    'query.status': 'State of the proofs to filter by. All without it.',
    'body.reason': 'Why the proof is refused, 500 letters at most; the payer reads it.',

    'listStaffProofs.answer.data':
      'Proofs of this page: with `status=open` the longest waiting first, else the newest first.',
    'proof.id': 'Id of the proof.',
    'proof.state':
      '`open` until staff decide, then `accepted` or `refused`; `withdrawn` by the payer; `reversed` where the booking was reversed.',
    'proof.service': 'Service the money was sent by.',
    'proof.trx': 'Transaction id, as it was typed.',
    'proof.amount_poisha': 'Poisha the payer says were sent.',
    sent_at: 'Moment at which the proof was sent to us, ISO 8601 in UTC.',
    'proof.answer': 'Why staff refused it; null before.',
    may_withdraw: 'True while the payer may take it back: staff have not begun to confirm it.',
    person: 'The person who says they paid.',
    'proof.invoice': 'The invoice it is for.',
    'proof.invoice.open_poisha': 'Poisha still to be paid of it; 0 unless it is unpaid.',
    'proof.sender': 'Phone or account the money was sent from; null where staff noted none.',
    claimed_poisha: 'Poisha the payer says were sent.',
    came_poisha: 'Poisha that were booked; null while nothing is.',
    has_screenshot: 'True where a picture was sent with it.',
    recorded_by: 'The member of staff who noted the money; null where the payer sent the proof.',
    'recorded_by.name': 'Full name of that person.',
    first: 'The first of two confirmations that a great sum needs; null where there is none.',
    'first.at': 'Moment of that confirmation, ISO 8601 in UTC.',
    'first.amount_poisha': 'Poisha that person says came; the second has to say the same.',
    decided_at: 'Moment at which it was decided, ISO 8601 in UTC; null before.',
  },
  examples: {
    sendProof: {
      query: { lang: 'en' },
      body: {
        service: 'bkash',
        sender: '01711000001',
        trx: 'BKH7Q2M4X9',
        amount_poisha: 250000,
        accepts_policy: true,
        invoice_id: 17,
        idempotency_key: '5f0c9a52-7a7e-4c7b-9d55-0b7f3c1d2e02',
      },
    },
    withdrawProof: { params: { id: 81 } },
    getProofImage: { params: { id: 81 } },
    listStaffProofs: { query: { status: 'open', page: 1 } },
    confirmProof: { params: { id: 81 }, body: { version: 1, amount_poisha: 250000 } },
    refuseProof: {
      params: { id: 81 },
      body: { version: 1, reason: 'No such transaction has come in.' },
    },
    recordMoney: {
      params: { id: 17 },
      body: {
        service: 'cash',
        trx: 'RECEIPT-204',
        amount_poisha: 250000,
        idempotency_key: '5f0c9a52-7a7e-4c7b-9d55-0b7f3c1d2e03',
      },
    },
  },
});
