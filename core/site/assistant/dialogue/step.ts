/** One step of a talk: what has been understood, and what is answered to it. */

import type { Slots } from '#core/search/slots/slots.ts';
import type { FaqHit } from '../faq/faq-index.ts';
import type { Intent } from '../intents/intent.ts';
import type { Lookups } from '../lookups/prepare-lookups.ts';
import type { AssistantMessage } from './message.ts';
import type { AssistantState } from './state.ts';

export interface Circumstances {
  /** Hour of the day in Asia/Dhaka, 0 to 23. */
  hour: number;
  isSignedIn: boolean;
}

export interface Step {
  /** The state, with the new facts already in it. */
  state: AssistantState;
  intent: Intent;
  /** The slots that this message filled itself. */
  fresh: Slots;
  /** Subjects that fell out with a change of class. */
  dropped: readonly number[];
  facts: ReadonlySet<string>;
  faq: readonly FaqHit[];
  circumstances: Circumstances;
  lookups: Lookups;
}

export interface Answer {
  messages: AssistantMessage[];
  changes?: Partial<AssistantState>;
}
