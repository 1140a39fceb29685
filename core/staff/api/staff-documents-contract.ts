/** Staff: documents, education and personal information of tutors: schemas and access. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import * as documents from '#core/people/api/documents.ts';

const staffOnly = { tag: 'Staff', access: 'staff', query: langQuery } as const;

export const staffDocumentsContract = {
  listTutorDocuments: {
    ...staffOnly,
    readsPeople: 'documents',
    summary: 'Tutors whose documents wait, were returned or are approved',
    query: documents.documentsQuery,
    answer: documents.documentsAnswer,
  },
  getTutorDocuments: {
    ...staffOnly,
    readsPeople: 'tutor-documents',
    summary: 'What one tutor gave: documents, education, personal information',
    params: documents.documentsParams,
    answer: documents.tutorDocuments,
  },
  approveCheck: {
    ...staffOnly,
    summary: 'Approves one of them as it was seen',
    params: documents.checkParams,
    body: documents.approveCheckBody,
    answer: documents.checkDecidedAnswer,
  },
  returnCheck: {
    ...staffOnly,
    summary: 'Returns one of them to the tutor, who is notified why',
    params: documents.checkParams,
    body: documents.returnCheckBody,
    answer: documents.checkDecidedAnswer,
  },
} satisfies Record<string, EndpointRules>;
