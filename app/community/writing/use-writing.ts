import { useRef, useState } from 'react';
import { checkText } from '#core/text/check-text.ts';
import { useFields } from '#ui/api/use-fields.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { newKey } from '#widgets/request/new-key.ts';
import { useDraft } from '../../form/use-draft.ts';
import { useProblemText } from '../../form/use-problem-text.ts';

interface Written {
  text: string;
}
interface Kept<Values> {
  values?: Values;
  /** What was sent last, and its key: the same after a lost answer, also after a reload. */
  sent?: { written: string; key: string } | undefined;
}

interface WritingOptions<Values> {
  /** Names the draft. */
  name: string;
  first: Values;
  maximum: number;
  send(values: Values, key: string): Promise<void>;
}

/** What somebody writes here: it outlives a reload and a failed sending, and is sent once. */
export function useWriting<Values extends Written>({
  name,
  first,
  maximum,
  send,
}: WritingOptions<Values>) {
  type Problems = Partial<Record<keyof Values & string, string>>;
  // Whatever else is written, there is a text.
  const ofText = (problem: string) => ({ text: problem }) as Problems;
  const texts = useTexts('community');
  const problemText = useProblemText();
  const draft = useDraft(name);
  const [kept] = useState(() => (draft.read() ?? {}) as Kept<Values>);
  const sent = useRef(kept.sent);
  const keep = (values: Values) => draft.write({ values, sent: sent.current });
  const form = useFields<Values>(
    first,
    ({ text }) => {
      if (text.trim() === '') return ofText(texts('errors.empty'));
      const problem = checkText(text, maximum);
      return problem === null ? {} : ofText(problemText({ values: {}, ...problem }));
    },
    { read: () => kept.values ?? null, write: keep, forget: draft.forget },
  );

  return {
    ...form,
    isRestored: kept.values !== undefined && kept.values.text !== first.text,
    submit() {
      form.submit(async () => {
        const { values } = form;
        const written = JSON.stringify(values);
        const { key } = sent.current?.written === written ? sent.current : { key: newKey() };
        sent.current = { written, key };
        keep(values);
        await send(values, key);
        sent.current = undefined;
        form.startAnew();
      });
    },
  };
}
