/** The change of one's own number: schemas and access. */
import { z } from 'zod';
import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { sentAnswer } from './account.ts';
import { versionAnswer } from './fields/staff-fields.ts';
import * as change from './number-change.ts';
import { IMAGE_BODY_BYTES } from './profile/image.ts';

const session = { tag: 'Account', access: 'session', query: langQuery } as const;
const decided = {
  tag: 'Staff',
  access: 'staff',
  query: langQuery,
  params: change.numberChangeParams,
  answer: versionAnswer,
} as const;

export const numberChangeContract = {
  getNumberChange: {
    ...session,
    summary: 'How far the change of the own number is',
    answer: change.ownNumberChange,
  },
  sendOldNumberCode: {
    ...session,
    summary: 'Sends a code to the number of now',
    answer: sentAnswer,
  },
  verifyOldNumber: {
    ...session,
    summary: 'Begins a change with the code that came to the number of now',
    body: change.oldNumberBody,
    answer: statusAnswer,
  },
  loseOldNumber: {
    ...session,
    summary: 'Begins a change without the number of now; staff decide about it',
    body: change.lostNumberBody,
    answer: statusAnswer,
  },
  sendNewNumberCode: {
    ...session,
    summary: 'Sends a code to the new number; the same for every number',
    body: change.newNumberBody,
    answer: sentAnswer,
  },
  verifyNewNumber: {
    ...session,
    summary: 'Verifies the new number; with both verified the number changes',
    body: change.verifyNewNumberBody,
    answer: change.verifyNewNumberAnswer,
  },
  askForNumberChange: {
    ...session,
    bodyBytes: IMAGE_BODY_BYTES,
    summary: 'Gives staff what they decide by, when the number of now is lost',
    body: change.askStaffBody,
    answer: statusAnswer,
  },
  cancelNumberChange: {
    ...session,
    summary: 'Takes back a change that is not in effect yet',
    answer: statusAnswer,
  },
  stopNumberChange: {
    tag: 'Account',
    access: 'own-pages',
    query: langQuery,
    summary: 'Stops or undoes a change by the link that went to the old number and the e-mail',
    body: change.stopNumberChangeBody,
    answer: change.stoppedAnswer,
  },
  listStaffNumberChanges: {
    tag: 'Staff',
    access: 'staff',
    readsPeople: 'number-changes',
    summary: 'Changes of numbers, the longest waiting first',
    query: change.staffNumberChangesQuery,
    answer: change.staffNumberChangesAnswer,
  },
  getNumberChangePicture: {
    tag: 'Staff',
    access: 'staff',
    summary: 'The picture given with a change',
    params: change.numberChangeParams,
    file: 'image/webp',
    answer: z.custom<Uint8Array>(),
  },
  approveNumberChange: {
    ...decided,
    summary: 'Approves a change; it comes into effect a day later unless it is stopped',
    body: change.approveNumberChangeBody,
  },
  refuseNumberChange: {
    ...decided,
    summary: 'Refuses a change; the person is notified why',
    body: change.refuseNumberChangeBody,
  },
} satisfies Record<string, EndpointRules>;
