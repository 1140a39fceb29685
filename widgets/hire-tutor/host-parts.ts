/** What a host may put into the form. */
import type { ReactNode } from 'react';
import type { VerifiedContact } from '../request/verified-contact.ts';
import type { HireRequest } from './hire-request.ts';

/** The contact step on a partner's page: a frame of our origin asks, proves and sends. */
export interface ContactFrameProps {
  request: HireRequest;
  phone?: string | undefined;
  onSent(requestNo: string): void;
}

/**
 * `form`: the widget asks itself, on our own pages. `account`: whoever is signed in. Else the part
 * that asks in the widget's place.
 */
export type HireContact = 'form' | 'account' | ((props: ContactFrameProps) => ReactNode);

/** Leads a guest to the request that was sent. */
export type HireFollow = (requestNo: string, contact: VerifiedContact) => Promise<void>;
