import { useFields } from '#ui/api/use-fields.ts';
import { useDraft } from './use-draft.ts';

/**
 * A form of a few fields whose words stay when its dialog is closed, the page reloaded or the session
 * over: they are there when it is opened again. The name says what is written, and about what.
 */
export function useDraftedFields<Values extends object>(
  name: string,
  first: Values | (() => Values),
  findProblems: (values: Values) => Partial<Record<keyof Values & string, string>>,
) {
  const draft = useDraft(name);
  const fields = useFields(first, findProblems, draft);
  return {
    ...fields,
    /** Discards what was typed, for a Cancel button; closing the dialog keeps it. */
    forget: draft.forget,
  };
}
