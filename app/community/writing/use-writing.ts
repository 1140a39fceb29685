import { useState } from 'react';
import { checkText } from '#core/text/check-text.ts';
import { useFields } from '#ui/api/use-fields.ts';
import { useTexts } from '#ui/i18n/i18n-provider.tsx';
import { newKey } from '#widgets/request/new-key.ts';
import { createDraft } from '../../form/draft.ts';
import { useProblemText } from '../../form/use-problem-text.ts';
import { useSession } from '../../session/session-provider.tsx';

interface Written {
  text: string;
}
interface Kept<Values> {
  values?: Values;
  /** What was sent last, and its key: the same after a lost answer, also after a reload. */
  sent?: { written: string; key: string };
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
  const { user } = useSession();
  const [draft] = useState(() => createDraft(name, user?.id));
  const [kept] = useState(() => (draft.read() ?? {}) as Kept<Values>);
  const [sent, setSent] = useState(kept.sent);
  const form = useFields<Values>({ ...first, ...kept.values }, ({ text }) => {
    if (text.trim() === '') return ofText(texts('errors.empty'));
    const problem = checkText(text, maximum);
    return problem === null ? {} : ofText(problemText({ values: {}, ...problem }));
  });
  const keep = (next: Kept<Values>) => draft.write(next);

  return {
    ...form,
    isRestored: kept.values !== undefined && kept.values.text !== first.text,
    change(changes: Partial<Values>) {
      form.change(changes);
      keep({ values: { ...form.values, ...changes }, ...(sent && { sent }) });
    },
    submit() {
      form.submit(async () => {
        const written = JSON.stringify(form.values);
        const own = sent?.written === written ? sent : { written, key: newKey() };
        setSent(own);
        keep({ values: form.values, sent: own });
        await send(form.values, own.key);
        draft.forget();
        setSent(undefined);
        form.startAnew();
      });
    },
  };
}
