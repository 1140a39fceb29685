/** A form of the signed-in areas: its draft belongs to the person, and outlives an expired session. */
import type { z } from 'zod';
import { wordOf } from '#core/ground/text/own-words.ts';
import { useErrorText } from '#ui/api/use-error-text.ts';
import { useToast } from '#ui/toast/toast-provider.tsx';
import type { FieldName } from './form-fields.ts';
import { readProblem } from './read-problem.ts';
import { useDraft } from './use-draft.ts';
import { useForm } from './use-form.ts';
import { useProblemText } from './use-problem-text.ts';

interface SavedFormOptions<Values, Output> {
  /** Names the draft. */
  name: string;
  /** Passwords: never kept as a draft, and gone from the fields once they are saved. */
  isSecret?: boolean;
  schema: z.ZodType<Output, unknown>;
  defaults: Values;
  /** The message of a field while it is empty, if it has words of its own. */
  whenMissing?: Partial<Record<FieldName<Values>, string>>;
  /** Fields the server calls by other names. */
  serverNames?: Record<string, FieldName<Values>>;
  /** A failure is a toast as well. Source: docs/requirements/shell/app-shell.md, "Forms". */
  toasts?: boolean;
  /** The message shown if the server has no words for the failure. */
  whenFailed?: string;
  send(body: Output): Promise<unknown>;
}

export function useSavedForm<Values extends object, Output>({
  name,
  isSecret = false,
  whenMissing = {},
  toasts = false,
  ...options
}: SavedFormOptions<Values, Output>) {
  const errorText = useErrorText();
  const showToast = useToast();
  const problemText = useProblemText();
  const draft = useDraft(name);
  const words: Partial<Record<FieldName<Values>, string>> = whenMissing;
  return useForm({
    ...options,
    draft: isSecret ? null : draft,
    wordsOf(field, issue, value) {
      const found = readProblem(issue, value);
      const problem = { ...found, key: wordOf(field, found.key) };
      return (found.key === 'required' && words[field]) || problemText(problem);
    },
    onFailed(error) {
      if (toasts) showToast(errorText(error, options.whenFailed), 'error');
    },
  });
}
