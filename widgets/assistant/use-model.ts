import { useState } from 'react';
import { answerLang } from '#core/site/assistant/dialogue/language-memory.ts';
import type { AssistantState } from '#core/site/assistant/dialogue/state.ts';
import type { Reading } from '#core/site/assistant/model/resolve-reading.ts';
import { useEnvironment } from '#ui/environment.tsx';
import type { Prepared } from './use-assistant-lookups.ts';

/** Later than that the engine's own answer stands. */
const PATIENCE_MS = 10_000;

const patience = () =>
  new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS, undefined));

/** The way to the language model, for words the engine did not understand. */
export function useModel(onRead: (text: string, reading: Reading | undefined) => void) {
  const { api, lang } = useEnvironment();
  const [asked, setAsked] = useState<readonly string[]>([]);

  const read = async (clean: string, state: AssistantState, prepared: Prepared) => {
    // Its code does not come where the connection is gone.
    const part = await import('./ask-model.ts').catch(() => undefined);
    const wanted = part?.askModel(api, clean, answerLang(state.language, lang), prepared);
    return Promise.race([wanted, patience()]);
  };
  const finish = (text: string, clean: string, reading: Reading | undefined) => {
    setAsked((before) => before.filter((one) => one !== clean));
    onRead(text, reading);
  };
  return {
    /** Said, and on their way. */
    asked,
    /** `clean`: the text without phones and e-mails, which is all that is sent. */
    ask(text: string, clean: string, state: AssistantState, prepared: Prepared): void {
      setAsked((before) => [...before, clean]);
      read(clean, state, prepared).then(
        (reading) => finish(text, clean, reading),
        (error: unknown) => {
          finish(text, clean, undefined);
          throw error;
        },
      );
    },
  };
}
