import { referenceOf } from '#core/ground/api/reference-of.ts';
import { checkDescriptions } from '#core/people/api/check-descriptions.ts';
import { personDescriptions } from '#core/people/api/fields/person-descriptions.ts';
import { entryDescriptions } from '#core/people/api/profile/entry-descriptions.ts';
import { personalDescriptions } from '#core/people/api/profile/personal-descriptions.ts';
import { staffDocumentsContract } from './staff-documents-contract.ts';

export const staffDocumentsReference = referenceOf(staffDocumentsContract, {
  shared: [checkDescriptions, personalDescriptions, entryDescriptions, personDescriptions],
  rows: {
    'getTutorDocuments.answer.certificates': 'certificate',
    'getTutorDocuments.answer.certificates.check': 'check',
    'getTutorDocuments.answer.education.check': 'check',
    'getTutorDocuments.answer.personal.check': 'check',
    'getTutorDocuments.answer.photo_check': 'check',
  },
  fields: {
    'query.status': 'Tutors who have something of this status. All without it.',
    'listTutorDocuments.answer.data': 'Tutors of this page, the longest waiting first.',
    name: 'Full name of the tutor.',
    'data.waiting': 'How many documents and entries wait.',
    'data.returned': 'How many were returned.',
    'data.approved': 'How many are approved.',
    since: 'Moment at which the first of the asked status was saved or decided, ISO 8601 in UTC.',
    'getTutorDocuments.params.id': 'Id of the account of the tutor.',
    'params.id': 'Id of the check.',
    gender: '1 male, 2 female; null if not given.',
    photo: 'Name of the photo’s file, read at `/storage/profile/<photo>`; null without a photo.',
    new_photo:
      'Address of the photo that waits or was returned, for the tutor and staff; null without one.',
    photo_check: 'What staff found of the photo sent last; null without one.',
    certificates: 'Documents of the tutor, each with its check.',
    education: 'Degrees of the tutor, each with its check.',
    personal: 'Personal information with its check; null before it is entered.',
    'certificate.check': 'What staff found of it.',
    'education.check': 'What staff found of it.',
    'personal.check': 'What staff found of it; null until identity and addresses are there.',
    'check.id': 'Id of the check.',
    moved: 'The address has changed, and the delivery of papers is not billed yet; null otherwise.',
    'moved.at': 'Moment of the change, ISO 8601 in UTC.',
    delivery_taka: 'Taka the delivery costs, by the city of the tutor.',
    'returnCheck.body.reason': 'Why it is returned, 500 letters at most; the tutor reads it.',
  },
  examples: {
    listTutorDocuments: { query: { status: 'waiting', page: 1 } },
    getTutorDocuments: { params: { id: 31 } },
    approveCheck: { params: { id: 8 }, body: { version: 1 } },
    returnCheck: {
      params: { id: 8 },
      body: { version: 1, reason: 'The number cannot be read. Please take the picture by day.' },
    },
  },
});
