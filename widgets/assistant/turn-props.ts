import type { Turn } from '#core/site/assistant/dialogue/state.ts';
import type { Lookups } from '#core/site/assistant/lookups/prepare-lookups.ts';
import type { ChatScreenProps } from './chat-screen.tsx';

/** One turn of the conversation, and what all that stands in it may need. */
export interface TurnProps extends ChatScreenProps {
  lookups: Lookups;
  turn: Turn;
  index: number;
  isNewest: boolean;
  /** The chips of what is known now stand here. */
  hasChips: boolean;
}
