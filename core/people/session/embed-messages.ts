/**
 * Words between a widget on a partner's page and our popup. Only the code travels, never a token;
 * both sides name the exact origin they speak to.
 * Source: docs/requirements/site/partner-pages.md, "Messages".
 */
export const EMBED_SCOPES = ['me:basic', 'jobs:flags', 'jobs:save'] as const;
export type EmbedScope = (typeof EMBED_SCOPES)[number];

/** Popup to widget: the visitor agreed; the code is exchanged with the verifier, once, within 60 s. */
export interface CodeMessage {
  t: 'porua:code';
  v: 1;
  state: string;
  code: string;
  /** The visitor asked to stay connected: the widget then tries to renew on the next visit. */
  keep: boolean;
}

/** Widget to popup: the code has arrived, the popup may close. */
export interface AckMessage {
  t: 'porua:ack';
  v: 1;
  state: string;
}

/** Popup to widget: what was done on our own pages. */
export interface DoneMessage {
  t: 'porua:done';
  v: 1;
  state: string;
  kind: 'applied';
  /** The job. */
  id: number;
}

/** Popup to widget: the visitor said no. */
export interface CancelMessage {
  t: 'porua:cancel';
  v: 1;
  state: string;
}

/** A message between tabs of one partner origin: somebody connected or disconnected there. */
export interface ChangedMessage {
  t: 'porua:changed';
  v: 1;
  connected: boolean;
}

export type PopupMessage = CodeMessage | DoneMessage | CancelMessage;
export type EmbedMessage = PopupMessage | AckMessage | ChangedMessage;

/**
 * Returns the name of the channel on which tabs of one partner origin, and a page that lost its
 * opener, speak.
 */
export const channelName = (site: string) => `porua:${site}`;
/** Set by the widget on calls that use the partitioned cookie; no form can send it. */
export const EMBED_HEADER = 'x-porua-embed';
