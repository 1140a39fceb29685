/** Documents, personal information, overview, CV and position: schemas and access. */

import { z } from 'zod';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { ownChecksAnswer } from '../documents.ts';
import { tutorWaitingAnswer } from '../tutor-waiting.ts';
import { entryParams, savedAnswer } from './answers.ts';
import * as certificate from './certificate.ts';
import { IMAGE_BODY_BYTES } from './image.ts';
import * as overview from './overview.ts';
import * as personal from './personal-info.ts';
import * as position from './position.ts';

const read = { tag: 'Tutor profile', access: 'tutor', query: langQuery } as const;
const save = { ...read, changesProfile: true } as const;

export const profileContract = {
  listCertificates: {
    ...read,
    summary: 'Own documents',
    answer: certificate.certificateListAnswer,
  },
  addCertificate: {
    ...save,
    summary: 'Adds a document; each type once',
    bodyBytes: IMAGE_BODY_BYTES,
    body: certificate.certificateBody,
    answer: certificate.certificateSavedAnswer,
  },
  deleteCertificate: {
    ...save,
    summary: 'Deletes a document',
    params: entryParams,
    answer: savedAnswer,
  },
  getCertificateImage: {
    tag: 'Tutor profile',
    access: 'session',
    summary: 'The picture of a document, for its owner and staff',
    params: entryParams,
    file: 'image/webp',
    answer: z.custom<Uint8Array>(),
  },
  listOwnChecks: {
    ...read,
    summary: 'What our staff found of the own documents, education and personal information',
    answer: ownChecksAnswer,
  },
  getPersonalInfo: {
    ...read,
    summary: 'Own personal information',
    answer: personal.personalInfoAnswer,
  },
  savePersonalInfo: {
    ...save,
    summary: 'Personal information; for the owner and staff only',
    body: personal.personalInfoBody,
    answer: savedAnswer,
  },
  getTutorProfile: {
    ...read,
    summary: 'The own profile by section',
    answer: overview.tutorProfile,
  },
  getProfileCompletion: {
    ...read,
    summary: 'How complete each section is, and where the rest is filled in',
    answer: overview.completionAnswer,
  },
  listTutorWaiting: {
    ...read,
    summary: 'What waits for the tutor, on the first screen',
    answer: tutorWaitingAnswer,
  },
  getTutorCv: { ...read, summary: 'What the CV shows', answer: overview.tutorCv },
  getPosition: {
    ...read,
    summary: 'The last position of the device, if the tutor shares it',
    answer: position.positionAnswer,
  },
  updatePosition: {
    ...read,
    summary: 'Keeps the last position of the device, after opting in',
    body: position.positionBody,
    answer: position.positionAnswer,
  },
  setPositionTracking: {
    ...read,
    summary: 'Shares the position, or stops and forgets it',
    body: position.trackingBody,
    answer: position.positionAnswer,
  },
  deletePosition: { ...read, summary: 'Forgets the last position', answer: statusAnswer },
} as const;
