/** Money sent to a number of ours: the payer's proof and the desk of staff. */
import { z } from 'zod';
import type { EndpointRules } from '#core/ground/api/endpoint.ts';
import { langQuery } from '#core/ground/api/fields/fields.ts';
import { statusAnswer } from '#core/ground/api/fields/success.ts';
import { versionAnswer } from '#core/people/api/fields/staff-fields.ts';
import { IMAGE_BODY_BYTES } from '#core/people/api/profile/image.ts';
import * as proofs from './proofs.ts';

const own = { tag: 'Money', access: 'session', query: langQuery } as const;
const decided = {
  tag: 'Staff',
  access: 'staff',
  query: langQuery,
  params: proofs.proofParams,
  answer: versionAnswer,
} as const;

export const proofsContract = {
  sendProof: {
    ...own,
    summary: 'Says by which transaction an own invoice was paid to a number of ours',
    bodyBytes: IMAGE_BODY_BYTES,
    body: proofs.sendProofBody,
    answer: proofs.ownProof,
  },
  withdrawProof: {
    ...own,
    summary: 'Takes an own proof back that nobody has confirmed yet',
    params: proofs.proofParams,
    answer: statusAnswer,
  },
  getProofImage: {
    tag: 'Money',
    access: 'session',
    summary: 'The screenshot of a proof, for its owner and staff',
    params: proofs.proofParams,
    file: 'image/webp',
    answer: z.custom<Uint8Array>(),
  },
  listStaffProofs: {
    tag: 'Staff',
    access: 'staff',
    readsPeople: 'proofs',
    summary: 'Money that payers say they sent, the longest waiting first',
    query: proofs.staffProofsQuery,
    answer: proofs.staffProofsAnswer,
  },
  confirmProof: {
    ...decided,
    summary: 'Confirms the sum that came; above the limit a second person has to say the same',
    body: proofs.confirmProofBody,
  },
  refuseProof: {
    ...decided,
    summary: 'Refuses a proof; the payer is notified why',
    body: proofs.refuseProofBody,
  },
  recordMoney: {
    ...decided,
    summary: 'Notes money that came for an invoice; above the limit a second person confirms it',
    body: proofs.recordMoneyBody,
  },
} satisfies Record<string, EndpointRules>;
