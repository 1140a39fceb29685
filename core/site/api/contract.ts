/**
 * The contract of pages, landing pages, contact and assistant: schemas, access and caching,
 * under the names of `endpoints.ts`.
 */
import { assistantContract } from './assistant-contract.ts';
import { contactContract } from './contact-contract.ts';
import { partnerPagesContract } from './partner-pages-contract.ts';
import { siteContract } from './site-contract.ts';

export const contract = {
  ...siteContract,
  ...contactContract,
  ...partnerPagesContract,
  ...assistantContract,
};
