import { referenceOf } from '#core/ground/api/reference-of.ts';
import { tuitionDescriptions } from '#core/market/api/tuition-descriptions.ts';
import { workContract } from './work-contract.ts';

export const workReference = referenceOf(workContract, {
  shared: [tuitionDescriptions],
  fields: {
    'answer.data': 'Tuitions of this page, those that are over last.',
    guardian_name: 'Full name of the guardian.',
    salary_for_tutor: 'Salary in taka a month.',
    confirmed_at: 'Moment at which it was confirmed, ISO 8601 in UTC; null on trial.',
    refund: 'What can be claimed of the platform charge after the end; null where nothing can.',
    invoice_id: 'Id of the invoice of the charge.',
    amount_poisha: 'Poisha that can be claimed.',
    claim_until: 'Moment until which a claim is in time, ISO 8601 in UTC.',
    may_give_feedback: 'True where the tutor can say how it is, or change what was said.',
    feedback: 'What the tutor has said; null before.',
    rating: 'How the tuition goes, 0 to 5.',
    text: 'In words; only staff read it.',
  },
  examples: { listMyStudents: { query: { page: 1, lang: 'en' } } },
});
