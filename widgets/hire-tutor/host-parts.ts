/** The parts that a host may put into the form. */
import type { ComponentType, ReactNode } from 'react';
import type { VerifiedContact } from '../request/verified-contact.ts';
import type { HireRequest } from './hire-request.ts';

/** The contact step on a partner's page: a frame of our origin asks, proves and sends. */
export interface ContactFrameProps {
  request: HireRequest;
  phone?: string | undefined;
  onSent(requestNo: string): void;
}

/** Name and phone on our own pages (contact/contact-step.tsx). */
export interface ContactStepProps {
  verified: VerifiedContact | undefined;
  /** Known already, to be confirmed. */
  phone: string | undefined;
  /** The server's words about the phone or the name when all was sent. */
  problem: string | undefined;
  onVerified(contact: VerifiedContact | undefined): void;
}

/**
 * `account`: the signed-in guardian. `Form`: a step that verifies name and phone before the request is
 * checked and sent. Else a part that verifies and sends in place of the widget. Given by the host: no host needs all.
 */
export type HireContact =
  | 'account'
  | { Form: ComponentType<ContactStepProps> }
  | ((props: ContactFrameProps) => ReactNode);

/** Leads a guest to the request that was sent. */
export type HireFollow = (requestNo: string, contact: VerifiedContact) => Promise<void>;
