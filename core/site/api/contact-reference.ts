import { referenceOf } from '#core/ground/api/reference-of.ts';
import { contactContract } from './contact-contract.ts';

export const contactReference = referenceOf(contactContract, {
  fields: {
    'body.name': 'Name of who writes, 100 letters at most.',
    phone_no: 'Mobile number in any usual writing, such as 01711000001.',
    'body.email': 'E-mail, for those who want the answer there.',
    'body.topic': 'What it is about.',
    'body.message': 'The message, 2,000 letters at most.',
    'body.job_id': 'Id of the job it is about.',
    website: 'Invisible to people and left empty; who fills it in is taken for a robot.',
    'params.id': 'Id of the message.',
    'query.status': '`waiting` or `done`. All without it.',
    data: 'Messages of this page.',
    'data.id': 'Id of the message.',
    'data.name': 'Name of who wrote.',
    phone: 'Phone of who wrote, 01XXXXXXXXX.',
    'data.email': 'E-mail of who wrote; null where none was given.',
    'data.topic': 'What it is about.',
    'data.message': 'The message as it was written.',
    'data.job_id': 'Id of the job it is about; null where it is about none.',
    'data.lang': 'Language of who wrote.',
    created_at: 'Moment at which it was sent, ISO 8601 in UTC.',
    done_at: 'Moment at which it was answered, ISO 8601 in UTC; null before.',
    done_by: 'Name of the member of staff who answered; null before.',
  },
  examples: {
    sendContactMessage: {
      query: { lang: 'en' },
      body: {
        name: 'Farhana Islam',
        phone_no: '01711000001',
        email: 'farhana.islam@example.com',
        topic: 'hire',
        message: 'How soon do you propose tutors?',
        idempotency_key: '5f0c9a52-7a7e-4c7b-9d55-0b7f3c1d2e12',
      },
    },
    listStaffMessages: { query: { status: 'waiting', page: 1 } },
    finishMessage: { params: { id: 5 } },
  },
});
