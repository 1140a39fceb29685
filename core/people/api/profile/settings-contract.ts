/** A tutor's settings: schemas and access. */

import { z } from 'zod';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { entryParams } from './answers.ts';
import * as certificate from './certificate.ts';
import { IMAGE_BODY_BYTES } from './image.ts';
import * as personal from './personal-info.ts';
import * as settings from './settings.ts';

const tutor = { tag: 'Settings', access: 'tutor', query: langQuery } as const;
const session = { tag: 'Settings', access: 'session', query: langQuery } as const;
const change = { changesProfile: true } as const;

export const settingsContract = {
  updateAccountInfo: {
    ...tutor,
    ...change,
    summary: 'Name, e-mail and gender',
    body: personal.accountInfoBody,
    answer: personal.accountInfoSavedAnswer,
  },
  updatePhoto: {
    ...session,
    ...change,
    summary: 'Sets the profile photo; that of a tutor is shown once staff have approved it',
    bodyBytes: IMAGE_BODY_BYTES,
    body: certificate.photoBody,
    answer: certificate.photoSavedAnswer,
  },
  deletePhoto: {
    ...session,
    ...change,
    summary: 'Removes the profile photo, and the one that is being checked',
    answer: certificate.photoSavedAnswer,
  },
  getNewPhotoImage: {
    tag: 'Settings',
    access: 'session',
    summary: 'The photo of a tutor that is not approved, for the tutor and staff',
    params: certificate.newPhotoParams,
    query: certificate.newPhotoQuery,
    file: 'image/webp',
    answer: z.custom<Uint8Array>(),
  },
  getPhotoText: {
    ...session,
    summary: 'The own photo as text, for the CV',
    answer: certificate.photoTextAnswer,
  },
  updateSocialLinks: {
    ...tutor,
    ...change,
    summary: 'Links to own pages elsewhere; only what is given changes',
    body: settings.socialLinksBody,
    answer: settings.socialLinksSavedAnswer,
  },
  listMobileBanking: {
    ...tutor,
    summary: 'Own payout numbers',
    answer: settings.mobileBankingListAnswer,
  },
  addMobileBanking: {
    ...tutor,
    ...change,
    summary: 'Adds a payout number, at most three',
    body: settings.mobileBankingBody,
    answer: settings.mobileBankingSavedAnswer,
  },
  updateMobileBanking: {
    ...tutor,
    ...change,
    summary: 'Changes a payout number',
    params: entryParams,
    body: settings.mobileBankingBody,
    answer: settings.mobileBankingSavedAnswer,
  },
  deleteMobileBanking: {
    ...tutor,
    ...change,
    summary: 'Deletes a payout number',
    params: entryParams,
    answer: statusAnswer,
  },
  getAccountStatus: {
    ...session,
    summary: 'Green, yellow or red, and why',
    answer: settings.accountStatusAnswer,
  },
  getOwnSettings: {
    ...session,
    summary: 'Language and notification choices',
    answer: settings.ownSettingsAnswer,
  },
  updateNotificationChoice: {
    ...session,
    summary: 'Turns what is sent about a topic on or off, by push message, SMS or email',
    body: settings.notificationChoiceBody,
    answer: settings.ownSettingsAnswer,
  },
  updateLanguage: {
    ...session,
    summary: 'The language of messages',
    body: settings.languageBody,
    answer: settings.ownSettingsAnswer,
  },
} as const;
