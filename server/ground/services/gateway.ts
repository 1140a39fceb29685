import type { SentChannel } from '#core/ground/message-topics.ts';

export interface Outgoing {
  /** The same at every attempt. */
  id: string;
  /** A phone in E.164, an e-mail address, or the id of a device. */
  to: string;
  /** The subject of an e-mail. */
  subject: string | null;
  text: string;
  /** Quiet hours hold it. */
  waits: boolean;
  /** The moment after which it is of no use. */
  expiresAt: Date;
}

/** The way out for one channel. */
export interface Gateway {
  /** True if people read their messages in the outbox, so that it has to keep them. */
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

/** Nothing went wrong, but who it was for has turned it off or gone. */
export class RecipientGone extends FinalRefusal {
  override name = 'RecipientGone';
}

/** The other side asks not to be tried again before so many ms. */
export class TryLater extends Error {
  override name = 'TryLater';
  readonly afterMs: number;
  constructor(message: string, afterMs: number) {
    super(message);
    this.afterMs = afterMs;
  }
}
