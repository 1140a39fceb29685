import { type AssistantState, createState } from './state.ts';

/** Everything but the language: who starts over still speaks the same one. */
export function clearChat(): Partial<AssistantState> {
  const { known, task, asking, skipped, page, tutor } = createState();
  return { known, task, asking, skipped, page, tutor, urgent: undefined };
}
