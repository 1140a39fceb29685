/** The language switched by hand: it holds until the visitor switches again. */
import type { Lang } from '#core/ground/i18n/lang.ts';
import type { AssistantState } from './state.ts';

export const chooseLanguage = (state: AssistantState, chosen: Lang): AssistantState => ({
  ...state,
  language: { ...state.language, chosen },
});
