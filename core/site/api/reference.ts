import { assistantReference } from './assistant-reference.ts';
import { contactReference } from './contact-reference.ts';
import { partnerPagesReference } from './partner-pages-reference.ts';
import { siteReference } from './site-reference.ts';

export const reference = [
  siteReference,
  contactReference,
  partnerPagesReference,
  assistantReference,
];
