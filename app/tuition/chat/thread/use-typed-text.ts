import { useState } from 'react';
import { useDraft } from '#app/ground/form/use-draft.ts';

const textIn = (stored: object | null): string =>
  stored && 'text' in stored && typeof stored.text === 'string' ? stored.text : '';

/** Returns what is being written in a thread; saved with each letter. */
export function useTypedText(tuitionId: number) {
  const draft = useDraft(`message-${tuitionId}`);
  const [text, setText] = useState(() => textIn(draft.read()));
  const write = (next: string) => {
    setText(next);
    if (next === '') draft.forget();
    else draft.write({ text: next });
  };
  return [text, write] as const;
}
