import type { SentChannel } from '#core/messages/message-topics.ts';

export interface Outgoing {
  /** The same at every attempt. */
  id: string;
  /** A phone in E.164, or an e-mail address. */
  to: string;
  /** Of e-mails. */
  subject: string | null;
  text: string;
}

/** The way out for one channel. */
export interface Gateway {
  /** Whether people read their messages in the outbox, so that it has to keep them. */
  isConsole: boolean;
  /** Longer than one attempt may take: until then no other node picks the message up. */
  leaseMs: number;
  /** Throws when the message was not taken. */
  send(message: Outgoing): Promise<void>;
}
export type Gateways = Record<SentChannel, Gateway>;

/** Trying again would be no use: there is no such mailbox, or it is not to be written to. */
export class FinalRefusal extends Error {
  override name = 'FinalRefusal';
}
