/**
 * Words between a widget on a partner's page and our popup. Only the code travels, never a token;
 * both sides name the exact origin they speak to. Source: embed-and-session §5 D3.
 */
export const EMBED_SCOPES = ['me:basic', 'jobs:flags', 'jobs:save'] as const;
export type EmbedScope = (typeof EMBED_SCOPES)[number];

/** Popup to widget: the visitor agreed; the code is exchanged with the verifier, once, within 60 s. */
export interface CodeMessage {
  t: 'porua:code';
  v: 1;
  state: string;
  code: string;
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

export type PopupMessage = CodeMessage | DoneMessage | CancelMessage;

/** Under which a page that lost its opener hands the code on. */
export const channelName = (site: string) => `porua:${site}`;
/** In the fragment of the partner's page when the popup had to go back there itself. */
export const CODE_FRAGMENT = 'porua_code';
export const STATE_FRAGMENT = 'porua_state';
/** Set by the widget on calls that use the partitioned cookie; no form can send it. */
export const EMBED_HEADER = 'x-porua-embed';
