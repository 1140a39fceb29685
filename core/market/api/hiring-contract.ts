/** Asking for a tutor, and choosing one: schemas, access and caching. */

import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { openCv } from '#core/people/api/profile/overview.ts';
import * as compare from './compare.ts';
import * as hire from './hire.ts';

const GUIDE_CACHE_SECONDS = 600;
const hiring = { tag: 'Hiring', access: 'own-pages', query: langQuery } as const;

export const hiringContract = {
  getSalaryGuide: {
    tag: 'Hiring',
    access: 'public',
    summary: 'What similar jobs pay',
    cacheSeconds: GUIDE_CACHE_SECONDS,
    query: hire.salaryGuideQuery,
    answer: hire.salaryGuideAnswer,
  },
  sendHireOtp: {
    ...hiring,
    summary: 'Sends the code that proves the phone of a request',
    body: hire.sendHireOtpBody,
    answer: hire.sendHireOtpAnswer,
  },
  verifyHireOtp: {
    ...hiring,
    summary: 'Exchanges the code for a proof that goes with the request',
    body: hire.verifyHireOtpBody,
    answer: hire.verifyHireOtpAnswer,
  },
  submitHire: {
    ...hiring,
    summary: 'Asks for a tutor, without an account',
    body: hire.submitHireBody,
    answer: hire.submitHireAnswer,
  },
  viewComparison: {
    ...hiring,
    summary: 'Proposed tutors side by side, by a private link',
    body: compare.compareViewBody,
    answer: compare.compareAnswer,
  },
  readCvByLink: {
    ...hiring,
    summary: 'The CV of one of them, without contacts',
    body: compare.compareCvBody,
    answer: openCv,
  },
  chooseByLink: {
    ...hiring,
    summary: 'Chooses one of them; may be changed until staff appoint',
    body: compare.compareChooseBody,
    answer: compare.compareAnswer,
  },
} satisfies Record<string, EndpointRules>;
