import { FetchedPart } from '#ui/late/fetched-part.tsx';
import type { HireContactProps } from './contact-address.ts';

export const loadContact = async () => (await import('./hire-contact.tsx')).HireContact;

/** The contact step of a partner's page: most who look at the form never come so far. */
export const LateContact = (props: HireContactProps) => (
  <FetchedPart load={loadContact}>{(HireContact) => <HireContact {...props} />}</FetchedPart>
);
