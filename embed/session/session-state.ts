/**
 * The state of a connection that the elements of a page show; one for a product and partner id.
 */
import type { Answer } from '#core/api/api-client.ts';

export type SessionName = 'guest' | 'connecting' | 'connected' | 'unavailable';
export type EmbedViewer = Answer<'getEmbedViewer'>;

export interface SessionState {
  name: SessionName;
  viewer: EmbedViewer | null;
  /** Counts connections: what was read for one person is never shown to the next. */
  connection: number;
  /** Jobs applied to in our window while this page was open. */
  applied: readonly number[];
  /** The job somebody wanted to save before the whole tab had to leave for our page. */
  toSave: number | null;
  /** The notice that the visitor has to be given. */
  notice: Notice | null;
}

export interface Notice {
  text: 'slow' | 'failed' | 'sandboxed' | 'in-app' | 'insecure';
  /** The same on our own site, where the page cannot do it. */
  href?: string;
}

export const firstState: SessionState = {
  name: 'guest',
  viewer: null,
  connection: 0,
  applied: [],
  toSave: null,
  notice: null,
};
