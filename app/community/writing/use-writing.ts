import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useDraft } from '#app/ground/form/use-draft.ts';
import { useFormOnce } from '#app/ground/form/use-form-once.ts';
import { useProblemText } from '#app/ground/form/use-problem-text.ts';
import { checkText } from '#core/ground/text/check-text.ts';
import { useFields } from '#ui/api/use-fields.ts';

interface Written {
  text: string;
}
interface WritingOptions<Values> {
  /** Names the draft. */
  name: string;
  first: Values;
  maximum: number;
  send(values: Values, key: string): Promise<void>;
}

/**
 * Keeps what somebody writes here: it outlives a reload and a failed sending, and is sent once.
 */
export function useWriting<Values extends Written>({
  name,
  first,
  maximum,
  send,
}: WritingOptions<Values>) {
  type Problems = Partial<Record<keyof Values & string, string>>;
  // Whatever else is written, there is a text.
  const ofText = (problem: string) => ({ text: problem }) as Problems;
  const { t } = useTranslation('community');
  const problemText = useProblemText();
  const draft = useDraft(name);
  const once = useFormOnce(name);
  const [kept] = useState(() => draft.read() as Values | null);
  const form = useFields<Values>(
    first,
    ({ text }) => {
      if (text.trim() === '') return ofText(t('errors.empty'));
      const problem = checkText(text, maximum);
      return problem === null ? {} : ofText(problemText({ values: {}, ...problem }));
    },
    draft,
  );
  const submit = () =>
    form.submit(async () => {
      await once.send(form.values, send);
      form.startAnew();
    });

  return {
    ...form,
    once,
    isRestored: (kept?.text ?? first.text) !== first.text,
    submit,
  };
}
