import { FetchedPart } from '#ui/late/fetched-part.tsx';
import { lateParts } from '#ui/late/late-parts.ts';
import type { HireContactProps } from './contact-address.ts';

export const lateContact = lateParts(() => import('./hire-contact.tsx'));

const load = async () => (await lateContact.load()).HireContact;
const find = () => lateContact.find()?.HireContact;

/** The contact step of a partner's page: most who look at the form never come so far. */
export const LateContact = (props: HireContactProps) => (
  <FetchedPart load={load} find={find}>
    {(HireContact) => <HireContact {...props} />}
  </FetchedPart>
);
