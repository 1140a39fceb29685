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
    months: 'The last twelve months in Dhaka, the present one with them, the newest first.',
    month: 'Month in Dhaka, YYYY-MM.',
    tuitions: 'Confirmed tuitions of which some pay falls into the month.',
    agreed_poisha:
      'Poisha of the salaries in force, counted by the day up to today, without pauses; what guardians have paid is not known.',
    lessons_poisha: 'Poisha of online lessons that went to the balance.',
    paid_poisha:
      'Poisha that were paid to us, less what we gave back; below zero where that is more.',
  },
  examples: { listMyStudents: { query: { page: 1, lang: 'en' } } },
});
